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

/** The keys that a side gave other words, or took its words from. */
function rewordedBy(side: PageNode, base: PageNode): Set<string> {
  const all = [...wordsAt(base), ...wordsAt(side)];
  const reworded = all.filter(([pointer]) => !areEqual(base.properties.get(pointer), side.properties.get(pointer)));
  return new Set(reworded.map(([, key]) => key));
}

/** A page without some of its words. What becomes empty goes as well, unless `isKept` wants it at its pointer. */
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
 * The own words (`$texts`) of the pages of a merge. They stand at a page's root and are read where a node names their key: a side that
 * gives a key other words changes each value that names it, though the value stays the same.
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

  /** Whether a side gave other words to a key that a value of the base names, and that the value in its place names no more. */
  areLost(side: Side, before: Json | undefined, after: Json | undefined): boolean {
    const reworded = this.#reworded[side];
    if (reworded.size === 0) return false;
    const kept = keysOf(after);
    return [...keysOf(before)].some((key) => reworded.has(key) && !kept.has(key));
  }

  /** Whether a side gave other words to a key that a node of the base names. */
  areIn(side: Side, { properties }: PageNode): boolean {
    if (this.#reworded[side].size === 0) return false;
    return [...properties].some(
      ([pointer, value]) => !isOfWords(pointer.slice(1)) && this.areLost(side, value, undefined),
    );
  }

  /**
   * The side that alone decides of the words at a pointer of the root, because the other one named their key no more and put them away
   * for that; undefined where both have a say.
   */
  heir(pointer: string): Side | undefined {
    const key = pointer.startsWith(`/${OWN_TEXTS}/`) ? wordsIn(pointer.slice(1))?.key : undefined;
    if (!key || !this.#isNamed('base', key)) return undefined;
    return SIDES.find((side) => {
      const other = otherSide(side);
      return !this.#roots[other].properties.has(pointer) && !this.#isNamed(other, key);
    });
  }

  /** Pointers of words that nothing on the merged page names. Those that a side has without naming them are its own affair. */
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
