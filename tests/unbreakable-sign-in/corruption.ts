import { pick, seeded } from '../bench/checker/random.ts';
import type { Json } from './json.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type LevelName, placeOf } from './places.ts';

/** A spoilt override of the sign-in page. */
export interface Corruption {
  number: number;
  kind: Kind;
  level: LevelName;
  screen: string;
  chosen?: string;
  schema: Json;
  /** Neither published nor checked when it is read: the browser alone is left to keep the form. Never the platform's, whose pages are trusted. */
  isUnseen: boolean;
}

/** How often each level's page is spoilt, of ten. */
const SHARES: readonly LevelName[] = [
  ...Array(4).fill('company'),
  ...Array(2).fill('app'),
  ...Array(4).fill('platform'),
];

const kinds = Object.keys(KINDS) as Kind[];

/** The spoilt page of a number, the same in every run with the same seed. Ten numbers in a row have all kinds. */
export function corruptionOf(number: number, seed: number): Corruption {
  const random = seeded(seed * 1_000_003 + number);
  const kind = kinds[number % kinds.length]!;
  const level = pick(SHARES, random);
  const { page, ...place } = placeOf(level, random);
  const isUnseen = level !== 'platform' && random() < 0.4;
  return { number, kind, level, ...place, schema: KINDS[kind](page, random), isUnseen };
}
