import { expect, it } from 'vitest';
import { readModule } from '../tools/amis-sources.ts';
import { withoutUnusedStyles } from './unused-styles.ts';

const amis = readModule('amis/lib/themes/cxd.css');
const sheet = withoutUnusedStyles(amis);

it('takes the tools of an editor that is not shipped out of amis, and keeps what is written with it', () => {
  const toolbars = /^\.fr-(?:toolbar|popup|modal|box)\b/m;
  expect(amis).toMatch(toolbars);
  expect(sheet).not.toMatch(toolbars);
  const written = (css: string) => css.match(/^\.fr-view\b.*\{/gm)?.length;
  expect(written(sheet)).toBe(written(amis));
  expect(sheet.split('{').length).toBe(sheet.split('}').length);
});

it('keeps each font in one format', () => {
  expect(sheet.match(/data:application\/[\w.-]+/g)).toEqual(['data:application/font-woff']);
});

it('says when amis has changed', () => {
  expect(() => withoutUnusedStyles(sheet)).toThrow('unused styles');
});
