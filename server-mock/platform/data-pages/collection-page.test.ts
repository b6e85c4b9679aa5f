import { expect, it } from 'vitest';
import english from '../../../schemas/locales/en-US.json' with { type: 'json' };
import chinese from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import { operations } from '../../../src/types/generated/operations.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import { findProjectRoot } from '../../kernel/program/project-root.ts';
import { collectionPage, readTemplate } from './index.ts';

const locales: Record<string, Record<string, string>> = { 'en-US': english, 'zh-CN': chinese };

const types: Field['type'][] = [
  'text',
  'longText',
  'number',
  'boolean',
  'date',
  'dateTime',
  'choice',
  'choices',
  'reference',
  'person',
];

const options = [
  { value: 'new', label: 'New ${x}', color: 'blue' as const },
  { value: '2', label: '', color: '' as const },
];

/** A field of each type, with all that it may have. */
const everyField: Field[] = types.map((type, number) => ({
  id: `f${number + 1}`,
  key: `${type}Field`,
  label: `The ${type} <b> \${x} $y i18n:a.b`,
  type,
  required: true,
  unique: type === 'text',
  indexed: type !== 'longText',
  searched: type === 'text' || type === 'longText',
  min: '1',
  max: 50,
  default: { number: 3, boolean: true, date: '2026-11-01', choice: 'new', choices: 'new' }[type as string] ?? null,
  ...(type === 'choice' || type === 'choices' ? { options } : {}),
  ...(type === 'reference' ? { target: 'customers' } : {}),
}));

const templateIn = (locale: string) => readTemplate(findProjectRoot(), (key) => locales[locale]![key] ?? `?${key}`);
const place = { company: 'globex', app: 'crm', title: 'Deals' };

const pageOf = (fields: Field[], locale = 'en-US') =>
  collectionPage({ key: 'deals', name: 'Deals', fields }, place, templateIn(locale));

/** What the platform says of a page of the app. */
const complaints = (page: unknown) =>
  validateScreen(page, {
    texts: english,
    operations,
    layer: 'app',
    lowest: 'app',
    screen: 'page/deals',
    scope: { company: 'globex', app: 'crm' },
    isPage: true,
  }).map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);

it.each(Object.keys(locales))('a page with a field of each type passes the checker in %s', (locale) => {
  const page = pageOf(everyField, locale);
  expect(complaints(page)).toEqual([]);
  expect(JSON.stringify(page)).not.toMatch(/i18n:\w|\$\{part\.|\?collectionPage/);
  expect(JSON.stringify(page)).toContain(locales[locale]!['collectionPage.removeText']);
});

/** All nodes of a page that have a member of the given value. */
function having(page: unknown, member: string, wanted: unknown): Record<string, unknown>[] {
  if (typeof page !== 'object' || page === null) return [];
  const below = Object.values(page).flatMap((value) => having(value, member, wanted));
  return (page as Record<string, unknown>)[member] === wanted ? [page as Record<string, unknown>, ...below] : below;
}

const address = '/api/company/globex/app/crm/data/deals';
const field = (type: Field['type']) => everyField.find((one) => one.type === type)!;

it.each<[Field['type'], object, object]>([
  ['text', { type: 'input-text', minLength: 1, maxLength: 50, required: true }, { type: 'text', name: 'textField' }],
  ['longText', { type: 'textarea', validations: { minLength: 1 }, maxLength: 50 }, { tpl: '${longTextField | html}' }],
  [
    'number',
    { type: 'native-number', validations: { isNumeric: true, minimum: 1, maximum: 50 }, value: 3 },
    { type: 'number', name: 'numberField' },
  ],
  ['boolean', { type: 'switch', value: true }, { type: 'mapping', name: 'booleanField' }],
  ['date', { type: 'input-date', valueFormat: 'YYYY-MM-DD', value: '2026-11-01' }, { type: 'date', name: 'dateField' }],
  [
    'dateTime',
    { type: 'input-datetime', valueFormat: 'YYYY-MM-DDTHH:mm:ssZ' },
    { type: 'date', name: 'dateTimeField' },
  ],
  ['choice', { source: `get:${address}/options?field=choiceField`, value: 'new' }, { type: 'mapping' }],
  ['choices', { multiple: true, joinValues: false, extractValue: true, value: ['new'] }, { name: 'choicesFieldLabel' }],
  [
    'reference',
    { autoComplete: 'get:/api/company/globex/app/crm/data/customers/options?term=${term}', labelField: 'label' },
    { type: 'text', name: 'referenceFieldLabel' },
  ],
  ['person', { source: `get:${address}/options?field=personField`, searchable: true }, { name: 'personFieldLabel' }],
])('a field of the type %s has its control, and shows its value', (type, control, value) => {
  const page = pageOf([field(type)]);
  const [create] = having(page, 'canAccessSuperData', false);
  expect(create).toMatchObject({ api: { method: 'post', url: address }, body: [control] });
  const [details] = having(page, 'type', 'property');
  expect((details as { items: object[] }).items[0]).toMatchObject({ content: value });
  expect(complaints(page)).toEqual([]);
});

it('changes name the version that they were made from, and removals the documents', () => {
  const page = pageOf([field('text')]);
  const [edit] = having(page, 'initApi', `get:${address}/\${id}`);
  const data = { textField: '${textField}', version: '${version}' };
  expect(edit).toMatchObject({ api: { method: 'patch', url: `${address}/\${id}`, data } });
  expect(edit!['body']).not.toEqual([expect.objectContaining({ value: expect.anything() })]);
  expect(having(page, 'api', `delete:${address}?ids=\${ids}`)).toHaveLength(1);
  expect(having(page, 'api', `delete:${address}?ids=\${id}`)[0]).toHaveProperty('confirmText');
});

it('a list is narrowed and ordered by what the collection marks, and shows six columns', () => {
  const columns = (page: unknown) =>
    (having(page, 'type', 'crud')[0] as { columns: Record<string, unknown>[] }).columns;
  const page = pageOf(everyField);
  expect(columns(page).map(({ name }) => name)).toEqual([
    'textField',
    'numberField',
    'booleanField',
    'dateField',
    'dateTimeField',
    'choiceField',
    undefined,
  ]);
  expect(columns(page)[1]).toMatchObject({ align: 'right', sortable: true });
  expect(having(page, 'name', 'keywords')).toHaveLength(1);
  expect(having(page, 'name', 'numberField[gte]')).toHaveLength(1);
  const plain = pageOf(everyField.map((one) => ({ ...one, indexed: false, searched: false })));
  expect(having(plain, 'className', 'pw-filter')).toEqual([]);
  expect(columns(plain)[1]).not.toHaveProperty('sortable');
  expect(complaints(pageOf([]))).toEqual([]);
});

it('what people wrote is no formula, no markup and no key of a text', () => {
  const written = JSON.stringify(pageOf(everyField));
  expect(written).toContain('The text < b> $ {x} $ y i18n: a.b');
  const [tag] = having(pageOf([field('choice')]), 'color', 'processing');
  expect(tag).toMatchObject({ type: 'tag', label: 'New $ {x}' });
});

it('a collection with all the fields that it may have makes a page that may be published', () => {
  const many = Array.from({ length: 10 }, (_, set) => everyField.map((one) => ({ ...one, key: `${one.key}${set}` })));
  expect(complaints(pageOf(many.flat()))).toEqual([]);
});
