import { OWN_TEXTS } from '../../i18n/own-texts.ts';
import { keysOf } from '../../i18n/translate.ts';
import { areEqual, isObject, type Json, type JsonObject } from '../page/json.ts';
import type { PageNode } from '../page/node.ts';
import { isOfWords, keysNamedIn, wordsIn } from '../page/words.ts';
import { otherSide, type Side, type Version } from './unit.ts';

type Roots = Readonly<Record<Version, PageNode>>;

const SIDES: readonly Side[] = ['theirs', 'mine'];

/** The keys of a page's own words by their pointers in its root. */
function wordsAt({ properties }: PageNode): Map<string, string> {
  const words = new Map<string, string>();
  for (const pointer of properties.keys()) {
    const key = pointer.startsWith(`/${OWN_TEXTS}/`) && wordsIn(pointer.slice(1))?.key;
    if (key) words.set(pointer, key);
  }
  return words;
}

/** The keys whose words a side changed or removed. */
function rewordedBy(side: PageNode, base: PageNode): Set<string> {
  const all = [...wordsAt(base), ...wordsAt(side)];
  const reworded = all.filter(([pointer]) => !areEqual(base.properties.get(pointer), side.properties.get(pointer)));
  return new Set(reworded.map(([, key]) => key));
}

/** Removes words from a page, and the objects that become empty, except those for which `isKept` is true. */
function withoutWords(page: JsonObject, gone: ReadonlySet<string>, isKept: (pointer: string) => boolean): JsonObject {
  const members = (value: Json | undefined, pointer: string): Json | undefined => {
    if (!isObject(value)) return value;
    const left = Object.entries(value).flatMap(([name, member]) => {
      const at = `${pointer}/${name}`;
      const rest = pointer === `/${OWN_TEXTS}` ? members(member, at) : gone.has(at) ? undefined : member;
      return rest === undefined ? [] : [[name, rest] as const];
    });
    const isEmptied = left.length === 0 && Object.keys(value).length > 0;
    return isEmptied && !isKept(pointer) ? undefined : Object.fromEntries(left);
  };
  const texts = members(page[OWN_TEXTS], `/${OWN_TEXTS}`);
  if (texts !== undefined) return { ...page, [OWN_TEXTS]: texts };
  const { [OWN_TEXTS]: _, ...rest } = page;
  return rest;
}

/**
 * The own words (`$texts`) of the pages of a merge. They stand at a page's root, and nodes name their keys. A side that changes the words
 * of a key changes every value that names the key, although the value itself is the same.
 */
export class OwnWords {
  readonly #pages: Readonly<Record<Version, Json>>;
  readonly #roots: Roots;
  readonly #reworded: Readonly<Record<Side, ReadonlySet<string>>>;
  readonly #named = new Map<Version, ReadonlySet<string>>();

  constructor(pages: Record<Version, Json>, roots: Roots) {
    this.#pages = pages;
    this.#roots = roots;
    this.#reworded = { theirs: rewordedBy(roots.theirs, roots.base), mine: rewordedBy(roots.mine, roots.base) };
  }

  #isNamed(version: Version, key: string): boolean {
    const named = this.#named.get(version) ?? keysNamedIn(this.#pages[version]);
    this.#named.set(version, named);
    return named.has(key);
  }

  /** Whether a side changed the words of a key that the value `before` names and the value `after` does not. */
  areLost(side: Side, before: Json | undefined, after: Json | undefined): boolean {
    const reworded = this.#reworded[side];
    if (reworded.size === 0) return false;
    const kept = keysOf(after);
    return [...keysOf(before)].some((key) => reworded.has(key) && !kept.has(key));
  }

  /** Whether a side changed the words of a key that a node of the base names. */
  areIn(side: Side, { properties }: PageNode): boolean {
    if (this.#reworded[side].size === 0) return false;
    return [...properties].some(
      ([pointer, value]) => !isOfWords(pointer.slice(1)) && this.areLost(side, value, undefined),
    );
  }

  /**
   * The side whose words stand at a pointer of the root. The other side stopped naming the key and removed the words for that reason.
   * Undefined: both sides count.
   */
  heir(pointer: string): Side | undefined {
    const key = pointer.startsWith(`/${OWN_TEXTS}/`) ? wordsIn(pointer.slice(1))?.key : undefined;
    if (!key || !this.#isNamed('base', key)) return undefined;
    return SIDES.find((side) => {
      const other = otherSide(side);
      return !this.#roots[other].properties.has(pointer) && !this.#isNamed(other, key);
    });
  }

  /** Pointers of words whose key the merged page does not name. Words that a side already had unused are left out. */
  unreadOn(page: Json): string[] {
    const words = new Map(SIDES.flatMap((side) => [...wordsAt(this.#roots[side])]));
    if (words.size === 0) return [];
    const named = keysNamedIn(page);
    const isUnused = (side: Side, pointer: string, key: string) =>
      this.#roots[side].properties.has(pointer) && !this.#isNamed(side, key);
    const unread = [...words].filter(([, key]) => !named.has(key));
    return unread.flatMap(([pointer, key]) => (SIDES.some((side) => isUnused(side, pointer, key)) ? [] : [pointer]));
  }

  /** A merged page without these words. */
  without(page: Json, pointers: readonly string[]): Json {
    if (pointers.length === 0 || !isObject(page)) return page;
    const isKept = (pointer: string) => SIDES.some((side) => this.#roots[side].properties.has(pointer));
    return withoutWords(page, new Set(pointers), isKept);
  }
}
