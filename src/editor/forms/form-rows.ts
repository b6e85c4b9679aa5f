import kinds from '../../../schemas/editor/field-kinds.json' with { type: 'json' };
import { isObject, type Json } from '../page/json.ts';
import { followsLabel, freeName } from './field-names.ts';
import { fieldsIn, withFields } from './field-tree.ts';

/** A field of a form as a designer reads it. */
export interface FieldRow {
  /** Which of the form's fields it is; a new one has none. */
  at?: number;
  label: string;
  name: string;
  /** A name of `schemas/editor/field-kinds.json`, or `other`. */
  kind: string;
  required: boolean;
  /** What people choose from, a line each; absent where the field has no list of its own. */
  choices?: string;
}

/** Answers the words of a text, which may name keys. */
export type Read = (text: string) => string;

const KINDS: Readonly<Record<string, Json>> = kinds;

/** What a field keeps when it becomes one of another kind. */
const KEPT = ['id', 'name', 'label', 'required', 'description', 'labelRemark', 'className', 'visibleOn', 'disabledOn'];

const kindOf = ({ type }: Json): string => Object.keys(KINDS).find((kind) => KINDS[kind]?.['type'] === type) ?? 'other';

const textOf = (value: unknown, read: Read): string => (typeof value === 'string' ? read(value) : '');

const labelOf = (option: unknown): unknown => (isObject(option) ? (option['label'] ?? option['value']) : option);

function choicesOf({ options }: Json, read: Read): string | undefined {
  if (!Array.isArray(options) || options.some((option) => typeof labelOf(option) !== 'string')) return undefined;
  return options.map((option) => textOf(labelOf(option), read)).join('\n');
}

function rowOf(node: Json, at: number, read: Read): FieldRow {
  const choices = choicesOf(node, read);
  return {
    at,
    label: textOf(node['label'], read),
    name: String(node['name'] ?? ''),
    kind: kindOf(node),
    required: node['required'] === true,
    ...(choices === undefined ? {} : { choices }),
  };
}

/** The fields of a form as rows, in their order. */
export const rowsOf = (content: unknown, read: Read): FieldRow[] =>
  fieldsIn(content).map((node, at) => rowOf(node, at, read));

/** The choices of lines; one that was there before stays as it is, with its value. */
function optionsOf(lines: string, { options }: Json, read: Read): unknown[] {
  const before = Array.isArray(options) ? (options as unknown[]) : [];
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => before.find((option) => textOf(labelOf(option), read) === line) ?? { label: line, value: line });
}

/** A field of another kind; what all kinds have stays. */
function ofKind(node: Json, kind: string): Json {
  const kept = KEPT.filter((name) => name in node).map((name) => [name, node[name]]);
  return { ...KINDS[kind], ...Object.fromEntries(kept) };
}

/** A field with what its row says. What the row does not say otherwise stays, so words in several languages stay unless somebody writes others. */
function fieldOf(row: FieldRow, before: Json | undefined, taken: Set<string>, read: Read): Json {
  const was = before ? rowOf(before, 0, read) : undefined;
  const base = before ?? {};
  const node = KINDS[row.kind] && row.kind !== was?.kind ? ofKind(base, row.kind) : base;
  const label = row.label ?? '';
  const changed: Json = {};
  if (label !== was?.label) changed['label'] = label;
  const typed = row.name ?? '';
  const isOwn = typed !== '' && !(typed === was?.name && followsLabel(typed, was.label, label));
  const name = isOwn ? typed : freeName(label, taken);
  taken.add(name);
  if (name !== was?.name) changed['name'] = name;
  if (row.required && !was?.required) changed['required'] = true;
  if (row.choices !== undefined && row.kind === was?.kind && row.choices !== was.choices)
    changed['options'] = optionsOf(row.choices, base, read);
  if (was?.required && !row.required) {
    const { required, ...free } = node;
    return { ...free, ...changed };
  }
  return node === before && Object.keys(changed).length === 0 ? before : { ...node, ...changed };
}

/** The content with nodes at its end, before the buttons there. */
function withLast(content: unknown, nodes: readonly Json[]): unknown {
  const list = content === undefined ? [] : [content].flat();
  const isButton = (node: unknown) =>
    isObject(node) && /^(?:submit|reset|button|button-toolbar)$/.test(String(node['type']));
  let end = list.length;
  while (end > 0 && isButton(list[end - 1])) end -= 1;
  return [...list.slice(0, end), ...nodes, ...list.slice(end)];
}

/**
 * The content of a form with the fields that rows say. Fields move among the places where fields stand, so boxes, texts and buttons
 * between them stay; a new field stands behind the one before it.
 */
export function contentWith(content: unknown, rows: readonly FieldRow[], read: Read): unknown {
  const fields = fieldsIn(content);
  const taken = new Set(rows.map(({ name }) => name).filter(Boolean));
  const groups: Json[][] = [];
  const first: Json[] = [];
  for (const row of rows) {
    const before = row.at === undefined ? undefined : fields[row.at];
    const node = fieldOf(row, before, taken, read);
    if (before) groups.push([...(groups.length === 0 ? first : []), node]);
    else (groups.at(-1) ?? first).push(node);
  }
  if (groups.length === 0)
    return withLast(
      withFields(content, () => []),
      first,
    );
  const kept = new Set(rows.map(({ at }) => at));
  let place = 0;
  return withFields(content, (field) => (kept.has(fields.indexOf(field)) ? (groups[place++] ?? []) : []));
}
