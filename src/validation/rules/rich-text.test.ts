import { expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

it('names options of a rich text field that are dropped', () => {
  const options = {
    height: 300,
    plugins: ['link'],
    toolbar: 'bold',
    content_css: ['/a.css'],
    setup: 'x',
    charCounterCount: true,
  };
  const page = {
    type: 'page',
    body: { type: 'form', body: [{ type: 'input-rich-text', name: 'a', label: 'a', options }] },
  };
  expect(validateScreen(page, { texts: {} }).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'property.unknown /body/body/0/options/content_css',
    'property.unknown /body/body/0/options/setup',
  ]);
});
