import panel from '../../../schemas/editor/panels/component.json' with { type: 'json' };
import { firstProps } from '../../custom-components/props.ts';
import type {
  ComponentSchema,
  FlatSchema,
  ListSchema,
  ObjectSchema,
  PropertySchema,
} from '../../custom-components/schema.ts';
import { wordsIn } from '../../custom-components/words.ts';
import type { Locale } from '../../types/start.ts';
import { jsonControl } from '../control.ts';
import { isObject } from '../page/json.ts';
import { KEYED_FIELD } from '../texts/keyed-fields.ts';
import { labelOf, type Words } from '../words.ts';
import { hasRows } from './property-values.ts';

/** How fields are named. */
export interface FieldWords {
  locale: Locale;
  words: Words;
}

/** Characters from which on a text has lines. */
const LONG_TEXT = 200;

const EDITORS: Readonly<Record<FlatSchema['type'], (schema: FlatSchema) => object>> = {
  string: ({ format, maxLength }) => {
    if (format === 'color') return { type: 'input-color' };
    const isLong = maxLength !== undefined && maxLength > LONG_TEXT;
    return { type: isLong ? 'textarea' : 'input-text', ...(maxLength === undefined ? {} : { maxLength }) };
  },
  number: ({ minimum, maximum }) => ({ type: 'input-number', min: minimum, max: maximum }),
  integer: ({ minimum, maximum }) => ({ type: 'input-number', min: minimum, max: maximum, precision: 0, step: 1 }),
  boolean: () => ({ type: 'switch' }),
};

/** What a value is chosen or typed with, where it is no formula. */
function editorOf(schema: FlatSchema): object {
  if (!schema.enum) return EDITORS[schema.type](schema);
  return { type: 'select', options: schema.enum.map((value) => ({ label: String(value), value })) };
}

function about({ title, description }: PropertySchema, name: string, { locale, words }: FieldWords): object {
  const more = wordsIn(description, locale);
  return {
    name,
    mode: 'normal',
    label: wordsIn(title, locale, labelOf(name, words)),
    ...(more ? { description: more } : {}),
  };
}

/** A field for a value or for a formula in its place. A text that is there in both languages is edited at the head of the panel. */
function flatField(name: string, schema: FlatSchema, isRequired: boolean, own: FieldWords): object {
  const isText = schema.type === 'string' && !schema.enum && schema.format !== 'color';
  const field = {
    type: 'ae-formulaControl',
    variableMode: 'tree',
    rendererSchema: editorOf(schema),
    ...about(schema, name, own),
    ...(isRequired ? { required: true } : {}),
    ...(schema.default === undefined ? {} : { placeholder: String(schema.default) }),
  };
  return isText ? { type: KEYED_FIELD, field } : field;
}

const itemFields = ({ properties, required = [] }: ObjectSchema, own: FieldWords): object[] =>
  Object.entries(properties).map(([name, schema]) => flatField(name, schema, required.includes(name), own));

function rowsField({ items, maxItems }: ListSchema, own: FieldWords): object {
  const most = maxItems === undefined ? {} : { maxLength: maxItems };
  if (items.type === 'object')
    return { ...panel.rows, ...most, items: itemFields(items, own), scaffold: firstProps(items as ComponentSchema) };
  return { ...panel.rows, ...most, flat: true, items: [{ ...flatField('value', items, true, own), label: false }] };
}

function listField(name: string, schema: ListSchema, own: FieldWords): object {
  const [from, formula] = panel.list.items;
  return { ...panel.list, ...about(schema, name, own), items: [from, rowsField(schema, own), formula] };
}

/** The fields of a node for the properties of its component. */
export function propertyFields(
  { properties, required = [] }: ComponentSchema,
  props: unknown,
  own: FieldWords,
): object[] {
  const given = isObject(props) ? props : {};
  return Object.entries(properties).map(([name, schema]) => {
    if (schema.type !== 'array') return flatField(name, schema, required.includes(name), own);
    if (hasRows(schema, given[name])) return listField(name, schema, own);
    return { ...jsonControl(), ...about(schema, name, own) };
  });
}
