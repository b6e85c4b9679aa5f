import { fail } from '../../kernel/errors/fail.ts';
import { checkValue } from './check-value.ts';
import { type CollectionRecord, fieldOf, type SlotUse, type StoredField } from './definition.ts';
import { EMPTY, slotKind, slotValue } from './slots.ts';

/** One condition on a slot, as SQL compares it. */
export interface SlotTest {
  kind: 'slot';
  field: StoredField;
  use: SlotUse;
  op: '=' | '!=' | '>' | '>=' | '<' | '<=' | 'in' | 'not in';
  value: string | string[];
}

/** One condition on a field with several values. */
export interface ValueTest {
  kind: 'values';
  field: StoredField;
  op: 'any' | 'none';
  values: string[];
}

export type Test = SlotTest | ValueTest;

/** The largest character: what begins with a text is below the text with it. */
const LAST = '\u{10ffff}';

const wrong = (name: string) => fail('filter-wrong', { values: { name } });

/** A value as the slot of its field holds it. Throws `filter-wrong`. */
function held(field: StoredField, text: string, name: string): string {
  const bare = { ...field, min: null, max: null };
  // An option that the definition has no longer still stands in documents.
  const checked = field.type === 'choice' ? { value: text } : checkValue(bare, text);
  if ('refused' in checked || checked.value === undefined) throw wrong(name);
  return slotValue(field, checked.value);
}

/** An end of a range of times: a day alone means its end, where the range ends. */
function ending(field: StoredField, text: string, name: string): string {
  const day = field.type === 'dateTime' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return held(field, day ? `${text}T23:59:59.999Z` : text, name);
}

function starting(field: StoredField, text: string, name: string): string {
  const day = field.type === 'dateTime' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return held(field, day ? `${text}T00:00:00Z` : text, name);
}

/** The comparisons of an operator, for a field with a slot. */
function slotTests(field: StoredField, use: SlotUse, op: string, text: string, name: string): Test[] {
  const kind = slotKind(field)!;
  const test = (how: SlotTest['op'], value: string | string[]): Test => ({ kind: 'slot', field, use, op: how, value });
  const filled = test('!=', EMPTY[kind]);
  const list = () => text.split(',').map((each) => held(field, each, name));
  switch (op) {
    case 'ne':
      return [test('!=', held(field, text, name))];
    case 'gt':
      return [test('>', ending(field, text, name))];
    case 'gte':
    case 'from':
      return [test('>=', starting(field, text, name))];
    case 'lt':
      return [filled, test('<', starting(field, text, name))];
    case 'lte':
    case 'to':
      return [filled, test('<=', ending(field, text, name))];
    case 'in':
      return [test('in', list())];
    case 'nin':
      return [test('not in', list())];
    case 'empty':
      return text === 'true' ? [test('=', EMPTY[kind])] : [filled];
    case 'starts':
      if (field.type !== 'text') throw wrong(name);
      return [test('>=', held(field, text, name)), test('<', `${held(field, text, name)}${LAST}`)];
    case 'eq':
      return [test('=', held(field, text, name))];
    default:
      throw wrong(name);
  }
}

/** What `FIELD=VALUE` means for a type: a range for numbers and times, any of several for what has a list of values. */
function plainTests(field: StoredField, use: SlotUse, text: string, name: string): Test[] {
  const isRange = slotKind(field) !== 't' && text.includes(',');
  if (!isRange)
    return slotTests(field, use, field.type === 'text' ? 'eq' : text.includes(',') ? 'in' : 'eq', text, name);
  const [from = '', to = '', ...rest] = text.split(',');
  if (rest.length > 0) throw wrong(name);
  return [
    ...(from ? slotTests(field, use, 'from', from, name) : []),
    ...(to ? slotTests(field, use, 'to', to, name) : []),
  ];
}

/** The slot of a field that lists may use. Throws `filter-wrong`, or `filter-preparing` while documents are given theirs. */
export function readySlot(collection: CollectionRecord, field: StoredField | undefined, name: string): SlotUse {
  const use = field && collection.slots.fields[field.id];
  if (!field || !use || use.state === 'clearing') throw wrong(name);
  if (use.state === 'filling') throw fail('filter-preparing', { values: { name } });
  return use;
}

function testsOf(collection: CollectionRecord, name: string, text: string): Test[] {
  const [, key = '', op] = /^([A-Za-z][A-Za-z0-9_]*)(?:\[([a-z]+)\])?$/.exec(name) ?? [];
  const field = fieldOf(collection, key);
  if (!field) throw wrong(name);
  if (field.type === 'choices') {
    if (op !== undefined && op !== 'in' && op !== 'none') throw wrong(name);
    return [{ kind: 'values', field, op: op === 'none' ? 'none' : 'any', values: text.split(',') }];
  }
  const use = readySlot(collection, field, name);
  return op === undefined ? plainTests(field, use, text, name) : slotTests(field, use, op, text, name);
}

/** Conditions that a list may have. */
const MOST_TESTS = 20;

/**
 * Reads the filters of a list from its query: `FIELD=VALUE` or `FIELD[OPERATOR]=VALUE`. An empty value filters nothing, because amis sends
 * the fields of a form that nobody has filled in. Throws `filter-wrong` or `filter-preparing`.
 */
export function filtersOf(collection: CollectionRecord, query: Readonly<Record<string, unknown>>): Test[] {
  const names = Object.keys(query).filter((name) => query[name] !== '' && query[name] !== undefined);
  const tests = names.flatMap((name) => testsOf(collection, name, String(query[name])));
  if (tests.length > MOST_TESTS) throw wrong(names.at(-1)!);
  return tests;
}
