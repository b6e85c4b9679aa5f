import { expect, it } from 'vitest';
import en from '../schemas/locales/en-US.json' with { type: 'json' };
import { takesText } from '../src/reach/text-fields.ts';
import { operations } from '../src/types/generated/operations.ts';
import { validateScreen } from '../src/validation/index.ts';

const options = {
  texts: en,
  keys: new Set(Object.keys(en)),
  operations,
  scope: { company: 'globex' },
  lowest: 'app',
} as const;

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
