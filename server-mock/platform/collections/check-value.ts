import { labelOf, type StoredField } from './definition.ts';
import type { Value } from './slots.ts';

/** Why a value is refused: the key of the text, and the values of its placeholders. */
export interface Refusal {
  key: `api.data.${string}`;
  values?: Record<string, string | number>;
}

/** A value that is taken, as it is stored; `undefined`: empty. Or why it is refused. */
export type Checked = { value: Value | undefined } | { refused: Refusal };

/** Most characters of a text. */
const LONGEST = { text: 500, longText: 20_000 } as const;

/** The first and the last moment that both the calendar and PostgreSQL write with four digits of the year. */
const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z');
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** The largest number: sums of them stay numbers. */
const LARGEST = 1e15;

const refuse = (key: string, values?: Record<string, string | number>): Checked => ({
  refused: { key: `api.data.${key}`, ...(values ? { values } : {}) },
});

/** A bound of a field as a number; undefined when it has none. */
function boundOf(bound: number | string | null | undefined): number | undefined {
  if (bound === null || bound === undefined || bound === '') return undefined;
  return Number(bound);
}

/** Refuses a size outside of a field's bounds. */
function bounded(field: StoredField, size: number, value: Value): Checked {
  const min = boundOf(field.min);
  const max = boundOf(field.max);
  const kind = typeof value === 'number' ? 'number' : 'length';
  if (min !== undefined && size < min) return refuse(`${kind}-min`, { min });
  if (max !== undefined && size > max) return refuse(`${kind}-max`, { max });
  return { value };
}

function checkText(field: StoredField & { type: 'text' | 'longText' }, given: unknown): Checked {
  if (typeof given !== 'string' && typeof given !== 'number') return refuse('text');
  const text = field.type === 'text' ? String(given).trim() : String(given);
  if (text.includes('\0')) return refuse('text');
  if (text.length > LONGEST[field.type]) return refuse('length-max', { max: LONGEST[field.type] });
  return text === '' ? { value: undefined } : bounded(field, text.length, text);
}

/** A number as people and spreadsheets write it. */
const NUMBER_TEXT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Most characters of a number that is given as a text: a long text costs nothing. */
const LONGEST_NUMBER = 60;

const isNumberText = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= LONGEST_NUMBER && NUMBER_TEXT.test(given.trim());

function checkNumber(field: StoredField, given: unknown): Checked {
  const number = isNumberText(given) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isFinite(number)) return refuse('number');
  if (Math.abs(number) > LARGEST) return refuse('number-max', { max: LARGEST });
  return bounded(field, number, number);
}

function checkBoolean(given: unknown): Checked {
  if (given === true || given === 'true' || given === 1 || given === '1') return { value: true };
  if (given === false || given === 'false' || given === 0 || given === '0') return { value: false };
  return refuse('boolean');
}

/** A day that the calendar has, from 0001 to 9999. */
function checkDate(given: unknown): Checked {
  const day = typeof given === 'string' ? given.trim().slice(0, 10) : '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // JavaScript takes 31 February for 3 March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day || day < '0001') return refuse('date');
  return { value: day };
}

/** A moment with its zone, or the seconds since 1970 that amis's time controls send. It is stored in UTC. */
function checkDateTime(given: unknown): Checked {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
  const time = /^\d{9,11}$/.test(text)
    ? Number(text) * 1000
    : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(text)
      ? Date.parse(text)
      : Number.NaN;
  if (Number.isNaN(time) || time < FIRST_TIME || time > LAST_TIME) return refuse('date-time');
  return { value: new Date(time).toISOString() };
}

const has = (field: StoredField, value: string): boolean =>
  (field.options ?? []).some((option) => option.value === value);

/** Choices of one field in one document: each is a row of its own. */
const MOST_CHOICES = 50;

/** A choice as a text; undefined for what none can be. `String` would call what an object has as `toString`. */
const choiceText = (given: unknown): string | undefined =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? String(given) : undefined;

function checkChoice(field: StoredField, given: unknown): Checked {
  const text = choiceText(given);
  return text !== undefined && has(field, text)
    ? { value: text }
    : refuse('choice', { value: (text ?? JSON.stringify(given)).slice(0, 60) });
}

function checkChoices(field: StoredField, given: unknown): Checked {
  const list: unknown[] = Array.isArray(given) ? given : (choiceText(given)?.split(',') ?? [given]);
  const texts = list.map(choiceText).filter((text) => text !== undefined);
  if (texts.length < list.length) return refuse('choice', { value: JSON.stringify(given).slice(0, 60) });
  const known = new Set((field.options ?? []).map((option) => option.value));
  const values = [...new Set(texts.map((each) => each.trim()).filter((each) => each !== ''))];
  const unknown = values.find((value) => !known.has(value));
  if (unknown !== undefined) return refuse('choice', { value: unknown.slice(0, 60) });
  if (values.length > MOST_CHOICES) return refuse('choices-max', { max: MOST_CHOICES });
  return { value: values.length === 0 ? undefined : values };
}

/** Documents and people are named by their id, as a text. Whether there is one is for the database to say. */
function checkId(given: unknown): Checked {
  const id = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
  if (!/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) return refuse('reference');
  return { value: id };
}

/** Checks a value by its field. `''`, `null` and an absent value are empty. References are checked for their form alone. */
export function checkValue(field: StoredField, given: unknown): Checked {
  if (given === undefined || given === null || given === '') return { value: undefined };
  switch (field.type) {
    case 'number':
      return checkNumber(field, given);
    case 'boolean':
      return checkBoolean(given);
    case 'date':
      return checkDate(given);
    case 'dateTime':
      return checkDateTime(given);
    case 'choice':
      return checkChoice(field, given);
    case 'choices':
      return checkChoices(field, given);
    case 'reference':
    case 'person':
      return checkId(given);
    default:
      return checkText({ ...field, type: field.type }, given);
  }
}

/** Checks a value, and that a required one is there. */
export function checkField(field: StoredField, given: unknown): Checked {
  const checked = checkValue(field, given);
  if (field.required && 'value' in checked && checked.value === undefined) {
    return refuse('required', { label: labelOf(field) });
  }
  return checked;
}
