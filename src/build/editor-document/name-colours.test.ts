import { expect, it } from 'vitest';
import { nameColours } from './name-colours.ts';

it.each([
  ['.a{color:#333}', '.a{color: var(--ae-text-333, #333)}'],
  ['.a{color:#FFFFFF;fill:white}', '.a{color: var(--ae-text-fff, #FFFFFF);fill: var(--ae-text-fff, white)}'],
  ['.a{border-bottom:2px solid #fff !important}', '.a{border-bottom: 2px solid var(--ae-line-fff, #fff) !important}'],
  ['.a{--Form-input-borderColor:#e8e9eb}', '.a{--Form-input-borderColor: var(--ae-line-e8e9eb, #e8e9eb)}'],
  ['.a{background:#2468f2}', '.a{background: var(--ae-back-2468f2, #2468f2)}'],
])('names a colour by what it is for: %s', (css, named) => {
  expect(nameColours(css)).toBe(named);
});

it.each(['.a{background:url(x.svg#fff)}', '.a{box-shadow:0 0 4px #333}', '.a{white-space:nowrap}', '#fff{margin:0}'])(
  'leaves everything else as it is: %s',
  (css) => {
    expect(nameColours(css)).toBe(css);
  },
);
