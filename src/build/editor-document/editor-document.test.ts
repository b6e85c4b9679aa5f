import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { sheetsOf } from './canvas-sheets.ts';
import { monacoWords } from './monaco-words.ts';
import { asFunction, conditionsIn, panelConditions } from './panel-conditions.ts';

it('finds the conditions that stand whole in a file, and none that is put together or a formula', () => {
  const code = `visibleOn: 'this.a', hiddenOn: "data.b === \\"c\\"" }, disabledOn: 'x' + name, visibleOn: '\${d}',`;
  expect(conditionsIn(code)).toEqual(['this.a', 'data.b === "c"']);
});

it('finds those of amis-editor', () => {
  expect(panelConditions()).toContain('typeof this.initFetch !== "boolean"');
});

it.each([
  ['this.type === "a" && !data.mini', '(this.type === "a" && !$(\'data\').mini)'],
  ['mode !== "x" || Array.isArray(a[b])', "($('mode') !== \"x\" || $('Array').isArray($('a')[$('b')]))"],
  ['this.items.some(item => item.type === kind)', "(this.items.some(item => item.type === $('kind')))"],
  ['{a: b}', "({a: $('b')})"],
])('makes a function of %j', (condition, body) => {
  expect(asFunction(condition)).toBe(`function ($) { return ${body}; }`);
});

it('makes functions of all conditions of amis-editor, and none of them names anything of the browser', () => {
  const found = panelConditions().map(asFunction);
  for (const code of found) expect(() => new Script(`'use strict'; (${code})`)).not.toThrow();
  expect(found.join()).not.toMatch(/\$\('(?:window|document|globalThis|eval|Function)'\)/);
});

it('finds the sheets that the app document names, and fails where one is gone', () => {
  const dark = '<!--pagewright:dark href="./assets/dark.css"-->';
  expect(sheetsOf(`${dark}<!--pagewright:styles href="./assets/styles.css"-->`)).toEqual({
    dark: './assets/dark.css',
    styles: './assets/styles.css',
  });
  expect(() => sheetsOf(dark)).toThrow('names no sheets');
});

it('knows the Chinese words for what Monaco shows', () => {
  const words = new Map(monacoWords());
  expect([words.get('Match Case'), words.get('Quick Fix...')]).toEqual(['区分大小写', '快速修复...']);
});
