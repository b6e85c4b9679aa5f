import type { Shapes } from '../../../src/types/amis-shapes.ts';
import { isShape } from '../../../src/types/amis-shapes.ts';
import { misspelt, pick } from './random.ts';
import { type Area, isFree, type Site, sites } from './sites.ts';

/** A mistake put into a page: what a checker should say of it. */
export interface Mutant {
  page: unknown;
  /** JSON pointers that tell the mistake's place. */
  pointers: string[];
  /** The pointer of the same value in the page without the mistake, where a name changed. */
  from?: string;
  /** The part of the page it is in. */
  area: Area;
  suggestion?: string;
  /** The page without the mistake, where a run keeps it. */
  original?: unknown;
}

export type Kind = (typeof KINDS)[number];
export const KINDS = [
  'property',
  'type',
  'missing type',
  'JSON type',
  'enum',
  'expression',
  'API',
  'locale key',
  'target',
] as const;

/** Where amis shows an object without a type too, or reads another `type`, so that the page stays right. */
const TYPE_IS_OPTIONAL = new Set(
  'columns dialog drawer card listItem bulkActions itemActions itemAction addBtn args fields left right properties schema links quickEdit popOver tabs searchable header feedback actions buttons toolbar addOn remark badge'.split(
    ' ',
  ),
);

/** Their members are called as people like: events of their own, arguments of their own actions. */
const NAMED_BY_PEOPLE = new Set(['onEvent', 'validationErrors', 'validations']);

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Property names that hold one of several words, with the words. */
function enumsOf(shapes: Shapes): Map<string, Set<string>> {
  const enums = new Map<string, Set<string>>();
  for (const definition of Object.values(shapes.definitions)) {
    if (!isShape(definition)) continue;
    for (const [name, value] of Object.entries(definition.properties)) {
      if (value === true || !Array.isArray(value.text) || name === 'type') continue;
      const words = enums.get(name) ?? new Set();
      for (const word of value.text) words.add(word);
      enums.set(name, words);
    }
  }
  return enums;
}

function otherType(value: unknown, random: () => number): unknown {
  if (typeof value === 'boolean' || typeof value === 'number') return pick(['abcd', { a: 1 }, [1]], random);
  if (typeof value === 'string') return pick([{ a: { b: 1 } }, [[1]], 12345], random);
  return pick([12345, true], random);
}

/** Finds the places of a page, or of one part of it, where a mistake of a kind can be made. */
export function placeFinder(shapes: Shapes): (kind: Kind, page: unknown, area?: Area) => Site[] {
  const enums = enumsOf(shapes);
  const isWord = ({ owner, name, value }: Site) =>
    typeof value === 'string' &&
    !isFree(name) &&
    !(owner['type'] === 'code' && name === 'language') &&
    enums.get(name)?.has(value) === true;
  const places: Record<Kind, (site: Site) => boolean> = {
    property: ({ name, keys }) => name.length > 3 && !/^[$_]/.test(name) && !NAMED_BY_PEOPLE.has(keys.at(-2) ?? ''),
    type: ({ name, value, keys }) =>
      name === 'type' && typeof value === 'string' && value.length > 2 && keys.at(-2) !== 'args',
    'missing type': (site) =>
      site.name === 'type' && site.keys.length > 1 && !TYPE_IS_OPTIONAL.has(site.keys.at(-2) ?? ''),
    'JSON type': ({ name, value, keys }) =>
      name !== 'type' &&
      value !== null &&
      !isFree(name) &&
      !/^[$_]/.test(name) &&
      !NAMED_BY_PEOPLE.has(keys.at(-2) ?? ''),
    enum: isWord,
    expression: ({ value }) => typeof value === 'string' && /^[^$\\]*\$\{[^{}|]+\}[^{}]*$/.test(value),
    API: ({ name, value }) =>
      /(?:^a|A)pi$/.test(name) && typeof value === 'string' && /^(?:get|post|put|delete|patch):/.test(value),
    'locale key': ({ value }) => typeof value === 'string' && /^i18n:[\w.-]{6,}$/.test(value),
    target: ({ name, value, owner }) =>
      typeof value === 'string' &&
      /^[\w-]{4,}$/.test(value) &&
      !['window', 'parent', 'none', '_blank', '_self'].includes(value) &&
      (name === 'componentId' ||
        ((name === 'reload' || name === 'target') &&
          owner['type'] !== 'link' &&
          'type' in owner &&
          owner['type'] !== 'send-code')),
  };
  return (kind, page, wanted) =>
    sites(page).filter((site) => places[kind](site) && (wanted ?? site.area) === site.area);
}

/** Makes mistakes of a kind; undefined when the page offers no place for one. */
export function mutator(
  shapes: Shapes,
): (kind: Kind, page: unknown, random: () => number, area?: Area) => Mutant | undefined {
  const find = placeFinder(shapes);
  return (kind, original, random, wanted) => {
    const page: unknown = structuredClone(original);
    const candidates = find(kind, page, wanted);
    if (candidates.length === 0) return undefined;
    const site = pick(candidates, random);
    const { owner, name, value, pointer, area } = site;
    const text = String(value);
    if (kind === 'property') {
      const wrong = misspelt(name, random);
      if (wrong in owner) return undefined;
      rename(owner, name, wrong);
      return { page, area, pointers: [`${parentOf(pointer)}/${wrong}`], from: pointer, suggestion: name };
    }
    if (kind === 'missing type') {
      delete owner['type'];
      return { page, area, pointers: [parentOf(pointer)] };
    }
    if (kind === 'JSON type') {
      owner[name] = otherType(value, random);
      return { page, area, pointers: [pointer, `${pointer}/0`, `${pointer}/0/0`, `${pointer}/a`] };
    }
    if (kind === 'expression') {
      owner[name] = text.replace(/\}([^}]*)$/, pick([' +}$1', ' ==}$1', '((}$1', '$1'], random));
      return { page, area, pointers: [pointer] };
    }
    if (kind === 'API') {
      const [method = ''] = text.split(':');
      const wrong = misspelt(method, random);
      owner[name] = wrong + text.slice(method.length);
      return { page, area, pointers: [pointer], suggestion: method };
    }
    const prefix = kind === 'locale key' ? 'i18n:' : '';
    const word = text.slice(prefix.length);
    owner[name] = prefix + misspelt(word, random);
    return { page, area, pointers: [pointer], suggestion: word };
  };
}

/** Renames a property and keeps its place among the others. */
function rename(owner: Record<string, unknown>, from: string, to: string): void {
  const entries = Object.entries(owner);
  for (const key of Object.keys(owner)) delete owner[key];
  for (const [key, value] of entries) owner[key === from ? to : key] = value;
}
