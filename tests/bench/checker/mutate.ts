import type { Shapes } from '../../../src/validation/amis/shapes.ts';
import { isShape } from '../../../src/validation/amis/shapes.ts';
import { misspelt, pick } from './random.ts';

/** A mistake put into a page: what a checker should say of it. */
export interface Mutant {
  page: unknown;
  /** JSON pointers that tell the mistake's place. */
  pointers: string[];
  suggestion?: string;
  /** The page without the mistake, where a run keeps it. */
  original?: unknown;
}

interface Site {
  owner: Record<string, unknown>;
  name: string;
  value: unknown;
  pointer: string;
  /** Property names from the root. */
  keys: string[];
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

/** Below these stands what amis does not read: people's data, styles, options of other libraries. */
const OPAQUE = new Set(
  'data args config style options value responseData headers messages fields schema css themeCss wordOptions map params mockResponse definitions static props'.split(
    ' ',
  ),
);

/** Where amis shows an object without a type too, so that the page stays right. */
const TYPE_IS_OPTIONAL = new Set(
  'columns dialog drawer card listItem links quickEdit popOver tabs searchable header feedback actions buttons toolbar addOn remark badge'.split(
    ' ',
  ),
);

function sites(page: unknown): Site[] {
  const found: Site[] = [];
  const visit = (value: unknown, pointer: string, keys: string[]): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`, keys);
    } else if (value !== null && typeof value === 'object') {
      const owner = value as Record<string, unknown>;
      for (const [name, below] of Object.entries(owner)) {
        const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        found.push({ owner, name, value: below, pointer: at, keys: [...keys, name] });
        if (!OPAQUE.has(name)) visit(below, at, [...keys, name]);
      }
    }
  };
  visit(page, '', []);
  return found;
}

const isNode = ({ owner }: Site) => typeof owner['type'] === 'string';
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

/** Makes mistakes of a kind; undefined when the page offers no place for one. */
export function mutator(shapes: Shapes): (kind: Kind, page: unknown, random: () => number) => Mutant | undefined {
  const enums = enumsOf(shapes);
  const isWord = ({ name, value }: Site) => typeof value === 'string' && enums.get(name)?.has(value) === true;
  const places: Record<Kind, (site: Site) => boolean> = {
    property: (site) => isNode(site) && site.name.length > 3 && site.name !== 'type' && !/^[$_]/.test(site.name),
    type: (site) => site.name === 'type' && typeof site.value === 'string' && site.value.length > 2,
    'missing type': (site) =>
      site.name === 'type' && site.keys.length > 1 && !TYPE_IS_OPTIONAL.has(site.keys.at(-2) ?? ''),
    'JSON type': (site) => isNode(site) && site.name !== 'type' && site.value !== null && !OPAQUE.has(site.name),
    enum: (site) => isWord(site) && (isNode(site) || 'actionType' in site.owner),
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

  return (kind, original, random) => {
    const page: unknown = structuredClone(original);
    const candidates = sites(page).filter(places[kind]);
    if (candidates.length === 0) return undefined;
    const site = pick(candidates, random);
    const { owner, name, value, pointer } = site;
    const text = String(value);
    if (kind === 'property') {
      const wrong = misspelt(name, random);
      if (wrong in owner) return undefined;
      rename(owner, name, wrong);
      return { page, pointers: [`${parentOf(pointer)}/${wrong}`], suggestion: name };
    }
    if (kind === 'missing type') {
      delete owner['type'];
      return { page, pointers: [parentOf(pointer)] };
    }
    if (kind === 'JSON type') {
      owner[name] = otherType(value, random);
      return { page, pointers: [pointer, `${pointer}/0`, `${pointer}/a`] };
    }
    if (kind === 'expression') {
      owner[name] = text.replace(/\}([^}]*)$/, pick([' +}$1', ' ==}$1', '((}$1', '$1'], random));
      return { page, pointers: [pointer] };
    }
    if (kind === 'API') {
      const [method = ''] = text.split(':');
      const wrong = misspelt(method, random);
      owner[name] = wrong + text.slice(method.length);
      return { page, pointers: [pointer], suggestion: method };
    }
    const prefix = kind === 'locale key' ? 'i18n:' : '';
    const word = text.slice(prefix.length);
    owner[name] = prefix + misspelt(word, random);
    return { page, pointers: [pointer], suggestion: word };
  };
}

/** Renames a property and keeps its place among the others. */
function rename(owner: Record<string, unknown>, from: string, to: string): void {
  const entries = Object.entries(owner);
  for (const key of Object.keys(owner)) delete owner[key];
  for (const [key, value] of entries) owner[key === from ? to : key] = value;
}
