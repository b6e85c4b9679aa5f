import { jsonPointer } from '../json-pointer.ts';
import { type Reading, readingBelow } from '../reading.ts';
import { type Include, isInclude, isObject, isPart, type Json } from './include.ts';
import { withParameters } from './parameters.ts';
import { OF_THE_PAGE, PageIds } from './repeated-ids.ts';

/** Parts stand in one another so deep at most: a person has to find what a page is made of. */
export const DEEPEST_PART = 5;
/** Includes that are followed in one page at most. */
const MOST_PARTS = 300;
/** Different parts that are looked for at most: each takes a query, and is read from the text that is stored. */
export const MOST_DIFFERENT_PARTS = 100;
/**
 * Characters that parts add to one page at most, as `withParameters` counts them: the server puts pages together between other
 * requests, and this much takes it some hundredths of a second.
 */
const MOST_CHARACTERS = 400_000;

/** Why a part cannot be put in place, as the checker's code without `include.`. */
export type Refusal = 'unknown' | 'page' | 'not-offered' | 'cycle' | 'too-deep' | 'too-much';

/** Finds the part in force. `from` is the screen that includes it. A text says why there is none. */
export type FindPart = (id: string, from: string) => Json | 'unknown' | 'not-offered';

/** A part in its place. */
export interface PlacedPart {
  id: string;
  /** JSON pointer of the part's root in the whole page. */
  pointer: string;
  /** The screen that includes it: the page or another part. */
  from: string;
}

/** An include that stays where it is. */
export interface IncludeProblem {
  code: Refusal;
  /** The part that it names. */
  screen: string;
  /** JSON pointer in the whole page. */
  pointer: string;
}

/** Nodes that an include gives its part. They are the including screen's own, wherever the part puts them. */
export interface Given {
  /** JSON pointer in the whole page. */
  pointer: string;
  /** The screen that gives them. */
  screen: string;
  /** JSON pointer in that screen. */
  source: string;
}

/** A screen with all its parts in place. */
export interface Composed {
  schema: Json;
  /** Outer parts before those in them, in the order of the page. */
  parts: PlacedPart[];
  problems: IncludeProblem[];
  given: Given[];
}

type Path = readonly (string | number)[];

/** Whose nodes stand at a place. */
interface Owner {
  /** The screens whose parts stand here, the page first. */
  inside: readonly string[];
  /** The number of the part that stands here, or `OF_THE_PAGE`. */
  owner: number;
  /** The place in the screen that they belong to. */
  source: Path;
}

/** A place in the page on the way down. */
interface Place extends Owner {
  path: Path;
  reading: Reading;
}

class TooMuch extends Error {}

const below = (place: Place, name: string | number): Place => ({
  ...place,
  path: [...place.path, name],
  source: [...place.source, name],
});

/** Puts parts in place; one for each page. */
export class Composer {
  readonly parts: PlacedPart[] = [];
  readonly problems: IncludeProblem[] = [];
  readonly given: Given[] = [];
  /** Whose the objects are that parts get as parameters. A part puts the very object in place. */
  readonly #givers = new WeakMap<object, Owner>();
  readonly ids = new PageIds();
  readonly #find: FindPart;
  #characters = 0;

  constructor(find: FindPart) {
    this.#find = find;
  }

  #spend = (characters: number): void => {
    this.#characters += characters;
    if (this.#characters > MOST_CHARACTERS) throw new TooMuch();
  };

  #partOf(screen: string, inside: readonly string[]): Json | Refusal {
    if (this.parts.length + this.problems.length >= MOST_PARTS) return 'too-much';
    const found = inside.includes(screen) ? 'cycle' : this.#find(screen, inside.at(-1) ?? '');
    if (typeof found === 'string') return found;
    if (!isPart(found)) return 'page';
    return inside.length > DEEPEST_PART ? 'too-deep' : found;
  }

  #filled(part: Json, data: Json): Json | 'too-much' {
    try {
      return withParameters(part, data, this.#spend);
    } catch (error) {
      if (error instanceof TooMuch) return 'too-much';
      throw error;
    }
  }

  /** Notes whose the nodes are that an include gives. What a part hands on stays its first giver's. */
  #note(data: Json, { inside, owner, source }: Owner): void {
    const note = (value: unknown, from: Path) => {
      if (typeof value !== 'object' || value === null || this.#givers.has(value)) return;
      this.#givers.set(value, { inside, owner, source: from });
    };
    for (const [name, value] of Object.entries(data)) {
      const from = [...source, 'data', name];
      // A part may put the items of a list among others.
      if (Array.isArray(value)) for (const [index, item] of value.entries()) note(item, [...from, index]);
      note(value, from);
    }
  }

  /** The place of a value: in what an include gives, that of the screen which gives it. */
  #placeOf(value: object, place: Place): Place {
    const giver = this.#givers.get(value);
    if (!giver) return place;
    const screen = giver.inside.at(-1) ?? '';
    this.given.push({ pointer: jsonPointer(place.path), screen, source: jsonPointer(giver.source) });
    return { ...place, ...giver };
  }

  /** What stands in the place of an include: the part with its own parts, or the include when there is none to be had. */
  place(include: Include, place: Place): unknown {
    const { path, inside, reading } = place;
    const { screen, data = {} } = include;
    this.#note(data, place);
    const found = this.#partOf(screen, inside);
    const part = typeof found === 'string' ? found : this.#filled(found, data);
    const pointer = jsonPointer(path);
    if (typeof part === 'string') {
      this.problems.push({ code: part, screen, pointer });
      return include;
    }
    this.parts.push({ id: screen, pointer, from: inside.at(-1) ?? '' });
    const { $schema, $waivers, $texts, $needs, ...node } = part;
    const whole = { path, inside: [...inside, screen], owner: this.parts.length, source: [], reading };
    return this.visit(node, '', '', whole);
  }

  /** A value with parts in the place of its includes. People's own data are left alone. */
  visit(value: unknown, key: string, owner: string, around: Place): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const place = this.#placeOf(value, around);
    if (Array.isArray(value)) return value.map((item, index) => this.visit(item, key, owner, below(place, index)));
    if (!isObject(value)) return value;
    if (isInclude(value) && place.reading === 'node') return this.place(value, place);
    const type = typeof value['type'] === 'string' ? value['type'].toLowerCase() : '';
    const reading = readingBelow(place.reading, key, () => owner);
    const entries = Object.entries(value).map(([name, held]) => {
      const inner = this.visit(held, name, type, { ...below(place, name), reading });
      return [name, inner] as const;
    });
    const node = Object.fromEntries(entries);
    if (place.reading === 'node') this.ids.see(node, type, place.owner);
    return node;
  }
}

/** Whether a screen names any part, by its text: most do not. */
export const mayInclude = (text: string): boolean => text.includes('"include"');

/** Puts the parts of a screen in place. Never throws; what cannot be placed is among `problems`. */
export function composeScreen(id: string, schema: Json, find: FindPart): Composed {
  const composer = new Composer(find);
  const root = { path: [], inside: [id], owner: OF_THE_PAGE, source: [], reading: 'node' } as const;
  const whole = composer.visit(schema, '', '', root);
  composer.ids.takeRepeatedAway();
  const { parts, problems, given } = composer;
  return { schema: whole as Json, parts, problems, given };
}

/** Every part that a screen names where the composer puts one in place: not in people's own data, and in what a part is given. */
export function includesIn(schema: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, key: string, owner: string, around: Reading): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, key, owner, around);
    if (!isObject(value)) return;
    if (isInclude(value) && around === 'node') {
      found.add(value.screen);
      for (const [name, given] of Object.entries(value.data ?? {})) visit(given, name, '', 'node');
      return;
    }
    const type = typeof value['type'] === 'string' ? value['type'].toLowerCase() : '';
    const reading = readingBelow(around, key, () => owner);
    for (const [name, below] of Object.entries(value)) visit(below, name, type, reading);
  };
  visit(schema, '', '', 'node');
  return found;
}
