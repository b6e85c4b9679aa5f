import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import { type FieldTemplate, fill, type Node, plainWords } from './template.ts';

/** Where the documents of an app's collections are: `/api/company/KEY/app/APP/data`. */
export type DataAddress = string;

/** The pieces of a page that belong to one field. */
export interface FieldPieces {
  field: Field;
  /** What people read. */
  label: string;
  align?: string | undefined;
  value: Node;
  /** Its control in a form: for a new document with what is given from the start, for a present one without. */
  control(isNew: boolean): Node;
  filter: Node | undefined;
}

const numberOf = (value: Field['min']): number | undefined =>
  value === undefined || value === null || value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);

/** What a new document has, as the control of the type takes it. */
function defaultOf({ type, default: given }: Field): unknown {
  if (type === 'boolean') return given === true || given === 'true';
  if (given === undefined || given === null || given === '') return undefined;
  if (type === 'number') return numberOf(Number(given));
  const words = plainWords(String(given));
  return type === 'choices' ? [words] : words;
}

/** A tag for each choice in its colour; a choice that came later shows its words alone. */
function tagsOf({ key, options = [] }: Field, { tag, colors = {} }: FieldTemplate): Node | undefined {
  if (!tag) return undefined;
  const tags = options.map(({ value, label, color }) => {
    const words = plainWords(label || value);
    return [value, fill(tag, { key, label: words, color: colors[color || 'gray'] })] as const;
  });
  return { ...Object.fromEntries(tags), '*': `\${${key}Label | html}` };
}

/** Fills the pieces of a field's type. */
export function fieldPieces(
  field: Field,
  piece: FieldTemplate,
  { data, collection }: { data: DataAddress; collection: string },
): FieldPieces {
  const label = plainWords(field.label || field.key);
  const parts = {
    key: field.key,
    label,
    address: `${data}/${collection}`,
    target: `${data}/${field.target ?? ''}`,
    required: field.required || undefined,
    min: numberOf(field.min),
    max: numberOf(field.max),
    tags: tagsOf(field, piece),
  };
  return {
    field,
    label,
    align: piece.align,
    value: fill(piece.value, parts),
    control: (isNew) => fill(piece.control, isNew ? { ...parts, default: defaultOf(field) } : parts),
    filter: piece.filter && fill(piece.filter, parts),
  };
}
