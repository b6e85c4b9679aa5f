import type { Slot } from '../../kernel/database/index.ts';
import type { SlotUse, StoredField } from './definition.ts';
import { sortKey } from './sort-text.ts';

/** A value of a document as it is stored. Absent: empty. */
export type Value = string | number | boolean | string[];

/** Kinds of slots, by their letter: texts, numbers and times. */
export type SlotKind = 't' | 'n' | 'd';

/** Slots of a kind. */
export const SLOTS_OF_A_KIND = 8;

/** The kind of slot that a field takes; null when lists cannot filter and order by its type. */
export function slotKind({ type }: Pick<StoredField, 'type'>): SlotKind | null {
  if (type === 'longText' || type === 'choices') return null;
  if (type === 'number') return 'n';
  return type === 'date' || type === 'dateTime' ? 'd' : 't';
}

/** The type of a slot's column in PostgreSQL. */
export const slotType = (slot: Slot): string =>
  slot.startsWith('t') ? 'text' : slot.startsWith('n') ? 'double precision' : 'timestamptz';

/** All slots of a kind. */
export const slotsOf = (kind: SlotKind): Slot[] =>
  Array.from({ length: SLOTS_OF_A_KIND }, (_, at) => `${kind}${at + 1}` as Slot);

/** What an empty field has in its slot: the smallest value, so that a list by the slot shows the document. */
export const EMPTY = { t: '', n: '-Infinity', d: '-infinity' } as const;

/** What a value has in its slot, as PostgreSQL reads it. */
export function slotValue(field: StoredField, value: Value | undefined): string {
  const kind = slotKind(field) ?? 't';
  if (value === undefined) return EMPTY[kind];
  if (field.type === 'date') return `${value}T00:00:00Z`;
  if (kind !== 't') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return field.type === 'text' ? sortKey(String(value)) : String(value);
}

/** The slots of a document, by column. Slots that are being cleared are left out. */
export function slotValues(
  fields: readonly StoredField[],
  uses: Readonly<Record<string, SlotUse>>,
  data: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const filled = fields.flatMap((field): [string, string][] => {
    const use = uses[field.id];
    if (!use || use.state === 'clearing') return [];
    return [[use.slot, slotValue(field, data[field.id] as Value | undefined)]];
  });
  return Object.fromEntries(filled);
}

/**
 * Gives a slot to each field that lists filter by, and keeps those that are given. A field without a slot waits while documents are
 * given theirs. Answers null when a kind has no slot left.
 */
export function allotSlots(
  fields: readonly StoredField[],
  before: Readonly<Record<string, SlotUse>>,
  hasDocuments: boolean,
): Record<string, SlotUse> | null {
  const wanted = fields.filter((field) => field.indexed && slotKind(field));
  const uses: Record<string, SlotUse> = {};
  for (const [id, use] of Object.entries(before)) {
    const stays = wanted.some((field) => field.id === id && use.slot.startsWith(slotKind(field)!));
    if (stays) uses[id] = use.state === 'clearing' ? { ...use, state: 'filling' } : use;
    else if (hasDocuments) uses[id] = { ...use, state: 'clearing' };
  }
  for (const field of wanted) {
    if (uses[field.id] && uses[field.id]!.state !== 'clearing') continue;
    const taken = new Set(Object.values(uses).map(({ slot }) => slot));
    const slot = slotsOf(slotKind(field)!).find((free) => !taken.has(free));
    if (slot === undefined) return null;
    uses[field.id] = { slot, state: hasDocuments ? 'filling' : 'ready' };
  }
  return uses;
}
