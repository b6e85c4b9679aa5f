import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import type { ComponentSchema } from '../../custom-components/schema.ts';
import { KEYED_FIELD } from '../texts/keyed-fields.ts';
import { componentFields, propsTyped } from './component-panel.ts';
import { type EditorComponent, newestOf, versionsFor } from './known-components.ts';
import { propertyTitle } from './property-title.ts';
import { propsOf, shownOf } from './property-values.ts';

const schema: ComponentSchema = {
  type: 'object',
  required: ['rows'],
  properties: {
    heading: { type: 'string', maxLength: 100, title: { 'en-US': 'Heading', 'zh-CN': '标题' } },
    ink: { type: 'string', format: 'color', default: '#123456' },
    shape: { type: 'string', enum: ['round', 'flat'] },
    most: { type: 'integer', minimum: 1, maximum: 9 },
    stacked: { type: 'boolean', description: 'One bar for all' },
    rows: {
      type: 'array',
      maxItems: 4,
      items: { type: 'object', required: ['label'], properties: { label: { type: 'string', title: 'Of a row' } } },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

const version = (name: string, number: string, more: Partial<EditorComponent> = {}): EditorComponent => ({
  ...{ id: 1, name, version: number, hash: `${name}-${number}`, title: `The ${name}`, description: '' },
  ...{ licence: 'MIT', types: [], events: ['select'], height: 120, kilobytes: 1, level: 'company', isOwn: true },
  ...{ isNewest: false, properties: schema, example: {}, createdAt: '', ...more },
});

const components = [
  version('chart', '2.0.0', { isNewest: true }),
  version('chart', '1.0.0'),
  version('chart', '9.0.0', { isNewest: true, level: 'platform' }),
  version('board', '1.0.0', { isNewest: true, level: 'platform' }),
];

/** The fields of a node's panel by their name, those of its properties among them. */
function fieldsOf(node: object) {
  const all = { type: 'custom-component', ...node };
  const own = { nodeId: 'u:1', node: all, components, texts: en, locale: 'en-US' as const };
  const fields = componentFields(own, propsTyped) as Record<string, unknown>[];
  const items = (fields.find(({ name }) => name === 'props')?.['items'] ?? []) as Record<string, unknown>[];
  const properties = items.map((item) => (item['type'] === KEYED_FIELD ? (item['field'] as typeof item) : item));
  return { fields, property: (name: string) => properties.find((field) => field['name'] === name) };
}

it('offers the newest version of each component, the company’s own before the platform’s', () => {
  expect(newestOf(components).map(({ hash }) => hash)).toEqual(['chart-2.0.0', 'board-1.0.0']);
});

it('changes a node among the versions of its own level', () => {
  const versions = (hash: string) => versionsFor(components, { package: 'chart', hash }).map((one) => one.version);
  expect(versions('chart-1.0.0')).toEqual(['2.0.0', '1.0.0']);
  expect(versions('chart-9.0.0')).toEqual(['9.0.0']);
  expect(versions('gone')).toEqual(['2.0.0', '1.0.0']);
});

it('has a field for each property, for a value or a formula', () => {
  const { property } = fieldsOf({ package: 'chart', hash: 'chart-2.0.0', props: {} });
  const edits = (name: string) => property(name)?.['rendererSchema'];
  expect(property('heading')).toMatchObject({ type: 'ae-formulaControl', label: 'Heading' });
  expect(edits('heading')).toEqual({ type: 'input-text', maxLength: 100 });
  expect(edits('ink')).toEqual({ type: 'input-color' });
  expect(property('ink')).toMatchObject({ label: 'Ink', placeholder: '#123456' });
  expect(edits('shape')).toMatchObject({ type: 'select', options: [{ value: 'round' }, { value: 'flat' }] });
  expect(edits('most')).toMatchObject({ type: 'input-number', min: 1, max: 9, precision: 0 });
  expect(edits('stacked')).toEqual({ type: 'switch' });
  expect(property('stacked')).toMatchObject({ description: 'One bar for all' });
  const rowsOf = (name: string) => (property(name)?.['items'] as object[] | undefined)?.[1];
  expect(rowsOf('rows')).toMatchObject({
    maxLength: 4,
    scaffold: { label: '' },
    items: [{ type: KEYED_FIELD, field: { name: 'label', required: true } }],
  });
  expect(rowsOf('tags')).toMatchObject({ flat: true });
});

it('shows a list with formulas among its items as JSON', () => {
  const { property } = fieldsOf({ package: 'chart', hash: 'chart-2.0.0', props: { rows: ['${first}'] } });
  expect(property('rows')).toMatchObject({ type: 'textarea', label: 'Rows' });
});

it('offers a newer version, and puts in what that needs', () => {
  const { fields } = fieldsOf({ package: 'chart', hash: 'chart-1.0.0', props: { heading: 'A' } });
  const button = fields.find(({ type }) => type === 'button');
  expect(button?.['label']).toBe('Version 2.0.0 is there: use it');
  expect(JSON.stringify(button)).toContain('"args":{"value":"chart-2.0.0"}');
  const set: unknown[] = [];
  const form = { data: { props: { heading: 'A', gone: 1 } }, setValueByName: (...args: unknown[]) => set.push(args) };
  const choice = fields.find(({ name }) => name === 'hash') as { onChange(...args: unknown[]): void };
  choice.onChange('chart-2.0.0', 'chart-1.0.0', {}, form);
  expect(set).toEqual([['props', { ink: '#123456', rows: [], heading: 'A', gone: 1 }]]);
  expect(fieldsOf({ package: 'chart', hash: 'chart-2.0.0' }).fields.some(({ type }) => type === 'button')).toBe(false);
});

it('says that a page may not use a version', () => {
  const { fields } = fieldsOf({ package: 'chart', hash: 'gone' });
  expect(fields.map(({ tpl }) => tpl)).toContain(en['editor.component.unknown']);
});

it('reads properties and writes them back as they were', () => {
  const props = { heading: '${title}', rows: [{ $$id: 'u:2', label: 'A' }], tags: '${tags}', gone: 1 };
  const shown = shownOf(schema, props);
  expect(shown['rows']).toEqual({ from: 'rows', rows: [{ label: 'A' }], formula: '' });
  expect(shown['tags']).toEqual({ from: 'formula', rows: [], formula: '${tags}' });
  expect(propsOf(schema, shown, props)).toEqual({ ...props, rows: [{ label: 'A' }] });
});

it('leaves out what is empty, and keeps a text that must be there', () => {
  const own: ComponentSchema = { ...schema, required: ['heading', 'rows'] };
  const empty = { ...shownOf(own, {}), heading: '', ink: '', most: null };
  expect(propsOf(own, empty, { ink: 'red' })).toEqual({ heading: '' });
  expect(propsOf(own, { ...empty, rows: { from: 'rows', rows: [], formula: '' } }, { rows: [{}] })).toMatchObject({
    rows: [],
  });
});

it('names texts as the schema of the component does', () => {
  const node = { package: 'chart', hash: 'chart-2.0.0' };
  const title = (...path: string[]) => propertyTitle(components, node, path, 'zh-CN');
  expect(title('props', 'heading')).toBe('标题');
  expect(title('props', 'rows', '0', 'label')).toBe('Of a row');
  expect([title('props', 'gone'), title('label'), title('props', 'tags', '0')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
