import type { Node } from 'jsonc-parser';
import { LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import type { Texts } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { pointerTo } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { property } from '../walk.ts';
import { LONGEST_WORDS, MOST_KEYS, MOST_LAID, MOST_TOGETHER } from './limits.ts';
import { isScoped } from './scope.ts';

/** What a key looks like: what may follow `i18n:`, with a point in it as all keys of the product have one. */
const KEY = /^(?=[^.]+\.)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;

/** What amis or a browser would not take for plain words: formulas, templates and tags. Another key is none either. */
const NO_WORDS = /\$\{|<%|<[A-Za-z/!?]|i18n:/;

/** Stands for words that have a message of their own already, so that they bring no other one. */
export const ANY_WORDS = 'x';

type Entries = ReadonlyMap<string, Node>;

/** The own words of a document, and what is wrong with them. */
export interface OwnWords {
  /** Where each key stands, in one of its languages. */
  keys: Entries;
  /** Each key has words in each language. */
  words: Partial<Record<Locale, Texts>>;
  findings: Finding[];
}

const problem = (node: Node, code: string, values: Finding['values'] = {}, suggestion?: string): Finding => ({
  offset: node.offset,
  pointer: pointerTo(node),
  severity: 'error',
  code: `words.${code}`,
  values,
  suggestion,
});

/** Every property of an object: its name and its value. */
const entriesOf = (object: Node | undefined): (readonly [Node, Node])[] =>
  (object?.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[name, value] as const] : [],
  );

/** Names that are no keys, each once: both languages have them. */
function noKeys(entries: readonly (readonly [Node, Node])[]): Finding[] {
  const first = new Map<string, Node>();
  for (const [name] of entries) {
    const key = String(name.value);
    if (!KEY.test(key) && !first.has(key)) first.set(key, name);
  }
  return [...first].map(([key, name]) => problem(name, 'key', { key }));
}

function findingOf(key: string, value: Node): Finding | undefined {
  if (value.type !== 'string') return problem(value, 'shape');
  const words = String(value.value);
  if (words.trim() === '') return problem(value, 'empty', { key });
  if (words.length > LONGEST_WORDS) return problem(value, 'bounds', { limit: LONGEST_WORDS });
  return NO_WORDS.test(words) ? problem(value, 'markup', { key }) : undefined;
}

/** Keys that one language alone has. */
function missing(languages: readonly (readonly [Locale, Entries])[]): Finding[] {
  return languages.flatMap(([language, entries]) =>
    languages.flatMap(([other, others]) =>
      language === other
        ? []
        : [...entries]
            .filter(([key]) => !others.has(key))
            .map(([key, value]) => problem(value, 'missing', { key, language: other })),
    ),
  );
}

/** Words for every key: those of the language, else something in their place. */
const complete = (keys: Iterable<string>, entries: Entries, faulty: ReadonlySet<Node>): Texts =>
  Object.fromEntries(
    [...keys].map((key) => {
      const value = entries.get(key);
      return [key, value && !faulty.has(value) ? String(value.value) : ANY_WORDS];
    }),
  );

const refused = (finding: Finding | Finding[]): OwnWords => ({
  keys: new Map(),
  words: {},
  findings: [finding].flat(),
});

/** Reads the words that a screen brings along at its root. Undefined: none. */
export function readOwnWords(root: Node): OwnWords | undefined {
  const texts = property(root, OWN_TEXTS);
  if (!texts) return undefined;
  if (texts.type !== 'object') return refused(problem(texts, 'shape'));
  const known: readonly string[] = LANGUAGES;
  const wrong = entriesOf(texts).flatMap(([name, value]): Finding[] => {
    if (!known.includes(name.value)) return [problem(name, 'shape', {}, suggest(name.value, known))];
    return value.type === 'object' ? [] : [problem(value, 'shape')];
  });
  if (wrong.length === 0 && LANGUAGES.some((language) => !property(texts, language)))
    wrong.push(problem(texts, 'shape'));
  if (wrong.length > 0) return refused(wrong);
  const each = LANGUAGES.map((language) => [language, entriesOf(property(texts, language))] as const);
  // The words of parts stand beside those of the page where it is put together.
  if (each.some(([, entries]) => entries.filter(([name]) => !isScoped(name.value)).length > MOST_KEYS))
    return refused(problem(texts, 'bounds', { limit: MOST_KEYS }));
  if (each.some(([, entries]) => entries.length > MOST_TOGETHER))
    return refused(problem(texts, 'bounds', { limit: MOST_TOGETHER }));
  const all = each.flatMap(([, entries]) => entries);
  const faults = all.flatMap(([name, value]) => {
    const finding = KEY.test(name.value) ? findingOf(String(name.value), value) : undefined;
    return finding ? [{ finding, value }] : [];
  });
  const faulty = new Set(faults.map(({ value }) => value));
  const pairs = each.map(([language, entries]) => {
    const sound = entries.filter(([name]) => KEY.test(name.value));
    return [language, new Map(sound.map(([name, value]) => [String(name.value), value]))] as const;
  });
  const keys = new Map(pairs.flatMap(([, entries]) => [...entries]));
  const words = pairs.map(([language, entries]) => [language, complete(keys.keys(), entries, faulty)]);
  const findings = [...noKeys(all), ...faults.map(({ finding }) => finding), ...missing(pairs)];
  return { keys, words: Object.fromEntries(words), findings };
}

/** The warning about words that no text of the screen names. */
export const unused = (key: string, value: Node): Finding => ({
  ...problem(value, 'unused', { key }),
  severity: 'warning',
});

/** Words that stand in so many places that the page would be too long. */
export function tooMuch(root: Node, limit = MOST_LAID): Finding {
  return problem(property(root, OWN_TEXTS) ?? root, 'bounds', { limit });
}
