import { type PropertySchema, typesOf } from './renderer-schema.ts';
import { labelOf, type Words } from './words.ts';

/** A field of the property panel: a node of amis. */
export type Control = Record<string, unknown> & { type: string; name: string };

/** A property of that name holds a call, as in the checker's table. */
const API_NAME = /^api$|Api$/;

/** Names that are compared with other names; a formula would never match. */
const PLAIN_NAME = /^name$|Field$/;

const JUSTIFIED = { mode: 'horizontal', horizontal: { justify: true, left: 8 }, inputClassName: 'is-inline' };

const optionsOf = (words: readonly unknown[]) => words.map((value) => ({ label: String(value), value }));

function number({ minimum, maximum }: PropertySchema, whole: boolean): Record<string, unknown> {
  return {
    type: 'input-number',
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(whole ? { precision: 0, step: 1 } : {}),
  };
}

/** Lists and objects are written as JSON; what is no JSON yet stays the text it is, and the checker tells it. */
export function jsonControl(): { type: string } & Record<string, unknown> {
  return {
    type: 'textarea',
    pipeIn: (value: unknown) =>
      value === undefined || typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    pipeOut: (text: string) => {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    },
  };
}

function kindOf(name: string, schema: PropertySchema): Record<string, unknown> {
  const types = typesOf(schema);
  if (schema.enum) return { type: 'select', options: optionsOf(schema.enum) };
  if (API_NAME.test(name)) return { type: 'ae-apiControl' };
  if (/className$/i.test(name)) return { type: 'ae-classname' };
  if (types.includes('string')) {
    return PLAIN_NAME.test(name)
      ? { type: 'input-text' }
      : { type: 'ae-formulaControl', variableMode: 'tree', rendererSchema: { type: 'input-text' } };
  }
  if (types.includes('boolean')) return { type: 'switch', ...JUSTIFIED };
  if (types.includes('number')) return number(schema, false);
  return types.includes('integer') ? number(schema, true) : jsonControl();
}

/** The panel's field for one property, chosen by what its schema takes; undefined where there is nothing to choose. */
export function controlFor(
  name: string,
  schema: PropertySchema,
  isRequired: boolean,
  words: Words,
): Control | undefined {
  if ('const' in schema) return undefined;
  const kind = kindOf(name, schema);
  const isSwitch = kind['type'] === 'switch';
  return {
    ...(kind as { type: string }),
    name,
    label: labelOf(name, words),
    ...(isRequired && !isSwitch ? { required: true } : {}),
    ...(!isRequired && kind['type'] === 'select' ? { clearable: true } : {}),
    ...(schema.default === undefined || isSwitch ? {} : { placeholder: String(schema.default) }),
    ...(schema.description === undefined ? {} : { labelRemark: { content: schema.description } }),
  };
}
