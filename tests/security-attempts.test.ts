import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../schemas/locales/en-US.json' with { type: 'json' };
import { root } from '../src/machine/root.mjs';
import { takesText } from '../src/reach/text-fields.ts';
import { operations } from '../src/types/generated/operations.ts';
import { validateScreen } from '../src/validation/index.ts';

const text = readFileSync(join(root, 'docs/security-attempts.md'), 'utf8');
const pages = [...text.matchAll(/```json\n(.*?)\n```/gs)].map(([, json = '']) => json);

/** The page itself, or one whose repeated part is written once. */
function written(json: string): unknown {
  const { before, repeat = '', times = 0, after } = JSON.parse(json);
  return before === undefined ? JSON.parse(json) : JSON.parse(`${before}${repeat.repeat(times)}${after}`);
}

const options = {
  texts: en,
  keys: new Set(Object.keys(en)),
  operations,
  scope: { company: 'globex' },
  lowest: 'app',
} as const;

it('the note on security attempts has pages that once succeeded', () => expect(pages.length).toBeGreaterThan(10));

it.each(pages)('%s is refused to a company, on its home and on its sign-in page', (page) => {
  for (const screen of ['company/desk', 'account/login']) {
    const messages = validateScreen(written(page) as object, { ...options, screen, layer: 'company' });
    expect(messages.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  }
});

const typed = [
  { type: 'select', searchableOn: '${true}' },
  { type: 'select', searchableExpr: '${true}' },
  { type: 'nav', searchable: true },
  { type: 'search-box' },
  { type: 'tabs', editable: true, tabs: [] },
  { type: 'Tabs', editableOn: '${true}', tabs: [] },
  { type: 'tabs', addable: true, tabs: [] },
  { type: 'log', operation: ['filter'] },
];

it.each(typed)('%j takes text on a sign-in page', (node) => expect(takesText(node)).toBe(true));

it.each(typed)('%j is refused on the sign-in page of a company', (node) => {
  const page = { type: 'page', body: [{ type: 'sign-in' }, node] };
  const messages = validateScreen(page, { ...options, screen: 'account/login', layer: 'company' });
  expect(messages.map(({ code }) => code)).toContain('login.field');
});

it.each([{ type: 'select' }, { type: 'nav' }, { type: 'switch' }, { type: 'tabs', tabs: [] }, { type: 'log' }])(
  '%j takes none',
  (node) => expect(takesText(node)).toBe(false),
);
