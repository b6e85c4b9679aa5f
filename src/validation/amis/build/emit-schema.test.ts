import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../../machine/root.mjs';

interface Described {
  description?: string;
  $ref?: string;
  properties?: Record<string, Described>;
}

const schema: { definitions: Record<string, Described> } = JSON.parse(
  readFileSync(`${root}/schemas/amis-page.schema.json`, 'utf8'),
);

/** What an editor shows for a property: the words beside it, or those of what it refers to. */
function shownFor(definition: string, property: string): string | undefined {
  const names = Object.keys(schema.definitions);
  const named = names.find((name) => name.replace(/-\d+$/, '') === definition);
  const found = schema.definitions[named ?? '']?.properties?.[property];
  return found?.description ?? schema.definitions[found?.$ref?.replace('#/definitions/', '') ?? '']?.description;
}

it.each([
  ['TextControlSchema', 'type', /^Text 文本输入框/],
  ['FormSchema', 'visibleOn', /显示/],
  ['FormSchema', 'api', /保存数据/],
  ['CRUDTableSchema', 'className', /类名/],
  ['renderer-brand', 'siteName', /^Name of the site/],
])('an editor can show what %s.%s is for', (definition, property, words) => {
  expect(shownFor(definition, property)).toMatch(words);
});
