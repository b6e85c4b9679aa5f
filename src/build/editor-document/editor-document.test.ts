import { expect, it } from 'vitest';
import { sheetsOf } from './canvas-sheets.ts';
import { conditionsIn, panelConditions } from './panel-conditions.ts';

it('finds the conditions that stand whole in a file, and none that is put together or a formula', () => {
  const code = `visibleOn: 'this.a', hiddenOn: "data.b === \\"c\\"" }, disabledOn: 'x' + name, visibleOn: '\${d}',`;
  expect(conditionsIn(code)).toEqual(['this.a', 'data.b === "c"']);
});

it('finds those of amis-editor', () => {
  expect(panelConditions()).toContain('typeof this.initFetch !== "boolean"');
});

it('finds the sheets that the app document names, and fails where one is gone', () => {
  const dark = '<!--pagewright:dark href="./assets/dark.css"-->';
  expect(sheetsOf(`${dark}<!--pagewright:styles href="./assets/styles.css"-->`)).toEqual({
    dark: './assets/dark.css',
    styles: './assets/styles.css',
  });
  expect(() => sheetsOf(dark)).toThrow('names no sheets');
});
