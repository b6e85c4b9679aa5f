import { firstChoices } from './list-types.ts';
import { isLargeMarkup, MADE, MARKUP } from './markup-size.ts';
import type { Excess } from './number-limits.ts';

type Field = Readonly<Record<string, unknown>>;

/** How many values a field may show at once; a picture or a condition costs more than a tag. */
const VALUES: Readonly<Record<string, number>> = {
  'chained-select': 500,
  combo: 300,
  'condition-builder': 100,
  'input-array': 300,
  'input-file': 200,
  'input-image': 200,
  // amis compares each key with all others, again for each change.
  'input-kv': 100,
  'input-kvs': 100,
  'input-sub-form': 500,
  'input-tag': 500,
  'input-text': 500,
  'json-schema': 300,
  'json-schema-editor': 300,
  'multi-select': 500,
  'nested-select': 500,
  picker: 500,
  select: 500,
  'tabs-transfer-picker': 500,
  tags: 500,
  'transfer-picker': 500,
  'tree-select': 500,
  words: 500,
};

/** Fields whose value is one text, unless they have choices or take several values. */
export const isOneText = (type: string, { options, source, multiple }: Field): boolean =>
  type === 'input-text' && !options && !source && !multiple;

/** Names in objects in one another, no further than needed to know that there are too many. */
function namesIn(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  for (const each of Object.values(value)) {
    count += 1 + namesIn(each, limit - count);
    if (count > limit) break;
  }
  return count;
}

/** Fields that draw a row for each item. A row may contain such fields again. */
const ROWS = /^(combo|input-(array|kvs))$/;

/** Counts the rows of a list, and the rows and names inside its items. It stops when there are too many. */
function rowsIn(list: unknown, limit: number): number {
  if (!Array.isArray(list)) return namesIn(list, limit);
  let count = list.length;
  for (const item of list) {
    if (count > limit) break;
    if (typeof item !== 'object') continue;
    for (const each of Object.values(item ?? {})) count += rowsIn(each, limit - count);
  }
  return count;
}

/** Whether a value has more parts than a field may show. */
function isLong(value: unknown, limit: number, delimiter: unknown): boolean {
  if (typeof value === 'string') {
    if (value.length <= limit) return false;
    const by = typeof delimiter === 'string' && delimiter !== '' ? delimiter : ',';
    return value.split(by, limit + 1).length > limit;
  }
  if (Array.isArray(value)) return value.length > limit;
  const conditions = Object(value).children as unknown;
  if (Array.isArray(conditions)) return firstChoices(conditions, limit) !== conditions;
  return namesIn(value, limit) > limit;
}

/** What a field's value has too much of to be shown; the value itself stays as it is. */
export function valueExcess(type: string, value: unknown, field: Field): Excess | undefined {
  const name = type.toLowerCase();
  if (name === 'input-rich-text') {
    const isLarge = typeof value === 'string' && isLargeMarkup(value, { ...MARKUP, length: MADE.length });
    return isLarge ? { key: 'text', limit: MARKUP.tags } : undefined;
  }
  const limit = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  if (limit === undefined || value === undefined || value === null) return undefined;
  if (typeof value === 'string' && isOneText(name, field)) return undefined;
  const isTooLong = isLong(value, limit, field['delimiter']) || (ROWS.test(name) && rowsIn(value, limit) > limit);
  return isTooLong ? { key: 'value', limit } : undefined;
}
