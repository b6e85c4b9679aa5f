import type { Account } from './account.ts';
import { BudgetExceeded } from './budget-exceeded.ts';

/** Pays for a call before it is made. `weight` is that of all arguments as text. */
type Price = (account: Account, args: readonly unknown[], weight: number) => void;

/** Characters that a step of reading pays for. */
const READ = 64;

/** Functions that look at the size of their first argument or hand its items on, without reading them. */
const SHALLOW = new Set(
  'COUNT LAST COMPACT ARRAYINCLUDES GET ISTYPE ARRAYMAP ARRAYFILTER ARRAYFIND ARRAYFINDINDEX ARRAYSOME ARRAYEVERY count first last nth raw asArray isTrue isFalse default pick pick_if_exist'.split(
    ' ',
  ),
);

const DATES =
  /^(DATE|TIMESTAMP|WEEK|STARTOF|ENDOF|YEAR|MONTH|DAY|HOUR|MINUTE|SECOND|STRTODATE|IS(BEFORE|AFTER|SAME)|BETWEEN|date|toDate|fromNow|str2date|duration)/;

/** A date costs as much as so many steps: moment tries several formats. */
const DATE_STEPS = 100;
/** moment reads a text again and again; no date and no format is longer. */
const LONGEST_DATE = 200;

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 1);

const perItem =
  (steps: number): Price =>
  (account, [list]) =>
    account.spend(sizeOf(list) * steps);

/** Looking for one text in another compares, at worst, each sign of the one with each of the other. */
const search: Price = (account, [text, wanted]) => account.spend((sizeOf(text) * sizeOf(wanted)) / 4096);

/** What amis splits at commas with blanks around them takes the square of the blanks; a pattern is tried at each sign. */
const split: Price = (account, args) => {
  for (const arg of args) if (typeof arg === 'string') account.spend(arg.length ** 2 / 4096);
};

const both =
  (...prices: Price[]): Price =>
  (...of) => {
    for (const price of prices) price(...of);
  };

const join: Price = (account, [list, glue], weight) => account.produce(weight + sizeOf(list) * sizeOf(glue ?? ''));

const unique: Price = (account, [list], weight) => {
  const size = sizeOf(list);
  account.spend(size ** 2 / 64 + (size * weight) / 256);
};

/** Each item is handed to the filter that is named. */
const mapped: Price = (account, [list, name, ...args]) => {
  if (Array.isArray(list)) for (const item of list) charge(account, String(name), [item, ...args]);
};

const PRICES: Readonly<Record<string, Price>> = {
  PADSTART: (account, [, length]) => account.produce(Number(length) || 0),
  JOIN: join,
  join,
  UNIQ: unique,
  unique,
  CONCAT: (account, args, weight) => account.spend((args.length * weight) / READ),
  LARGE: perItem(4),
  sortBy: perItem(16),
  sum: perItem(8),
  pick: perItem(8),
  pick_if_exist: perItem(8),
  topAndOther: (account, [list]) => account.spend(sizeOf(list) ** 2 / READ),
  map: mapped,
  number: (account, [value]) => account.spend(sizeOf(value) ** 2 / READ),
  filter: both(split, (account, [list, keys], weight) => {
    const names = typeof keys === 'string' ? keys.split(',').length : 1;
    account.spend(sizeOf(list) * 8 * names + weight / 8);
  }),
  json: (account, [, tab], weight) => {
    const indent = Math.min(10, Number(tab ?? 2) || 1);
    account.produce(weight);
    account.spend((weight * indent) / 16);
  },
  concat: split,
  isTrue: split,
  isFalse: split,
  isMatch: both(split, search),
  notMatch: both(split, search),
  isEquals: split,
  notEquals: split,
  CONTAINS: search,
  SEARCH: search,
  STARTSWITH: search,
  SPLIT: search,
  split: search,
  BEFORELAST: search,
  UPPERMONEY: (account) => account.spend(60),
};

/** How many dates a call reads. */
const datesOf = (name: string, args: readonly unknown[]): number =>
  name === 'DATERANGESPLIT' && args[2] ? String(args[0] ?? '').split(String(args[3] ?? ',')).length : 1;

function chargeDates(account: Account, name: string, args: readonly unknown[]): void {
  account.spend(DATE_STEPS * datesOf(name, args));
  const texts = name === 'DATERANGESPLIT' ? args.slice(1) : args;
  if (texts.some((text) => typeof text === 'string' && text.length > LONGEST_DATE)) throw new BudgetExceeded('size');
}

/** What is known of a function or filter by its name. */
interface Known {
  isShallow: boolean;
  isDate: boolean;
  price: Price | undefined;
}

/** Names that are remembered; amis has some 200 functions and filters, and a page may name others. */
const MOST_NAMES = 1000;
const known = new Map<string, Known>();

function lookUp(name: string): Known {
  let found = known.get(name);
  if (!found) {
    const price = Object.hasOwn(PRICES, name) ? PRICES[name] : undefined;
    found = { isShallow: SHALLOW.has(name), isDate: DATES.test(name), price };
    if (known.size < MOST_NAMES) known.set(name, found);
  }
  return found;
}

/** Pays for a function's or filter's call before it is made. Throws `BudgetExceeded`. */
export function charge(account: Account, name: string, args: readonly unknown[]): void {
  const { isShallow, isDate, price } = lookUp(name);
  let weight = 0;
  for (let place = isShallow ? 1 : 0; place < args.length; place += 1) weight += account.weigh(args[place]);
  account.spend(1 + (weight + (isShallow ? sizeOf(args[0]) : 0)) / READ);
  if (isDate) chargeDates(account, name, args);
  price?.(account, args, weight);
}
