import { expect, it } from 'vitest';
import { validateScreen } from './index.ts';

/** Styles as the appearance panel of amis-editor writes them: parts, then a property with its state. */
const themeCss = {
  baseControlClassName: {
    'font:default': { color: '#f00', 'text-align': 'center', fontSize: '12px', fontFamily: 'Arial, sans-serif' },
    'padding-and-margin:default': { marginTop: '8px', 'margin-bottom': 'var(--sizes-size-9)' },
    'border:hover': { 'top-border-width': '1px', 'left-border-style': 'var(--borders-style-2)' },
    'radius:default': { 'top-left-border-radius': '4px' },
    'background:default': 'linear-gradient(90deg, red 0%, blue 100%)',
    'boxShadow:default': '0 0 4px 0 rgba(0, 0, 0, 0.2)',
    'size:default': { width: '50%', height: 'calc(100% - 2px)' },
  },
};

const errors = (own: object, layer: 'platform' | 'company') =>
  validateScreen({ type: 'page', body: { type: 'button', label: 'B', id: 'u:1', ...own } }, { texts: {}, layer })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);

it.each(['platform', 'company'] as const)(
  'styles of the appearance panel are no programs, on the level %s',
  (layer) => {
    expect(errors({ themeCss }, layer)).toEqual([]);
    expect(errors({ wrapperCustomStyle: { root: { color: 'red' }, ':hover': { color: 'blue' } } }, layer)).toEqual([]);
    expect(errors({ editorState: 'hover' }, layer)).toEqual([]);
  },
);

it('a condition beside the styles is still a program', () => {
  const own = { themeCss, className: { red: 'data.a == 1' } };
  expect(errors(own, 'platform')).toEqual(['eval.expression /body/className/red']);
});
