import { pick, seeded } from '../bench/checker/random.ts';
import type { Json } from './json.ts';
import { KINDS, type Kind } from './kinds.ts';
import { pageOf, SCREENS } from './screens.ts';

/** A spoilt override of the platform's sign-in page, or of one of its parts. */
export interface Corruption {
  number: number;
  kind: Kind;
  screen: string;
  schema: Json;
}

const kinds = Object.keys(KINDS) as Kind[];

/** The spoilt page of a number, the same in every run with the same seed. As many numbers in a row as there are kinds have all of them. */
export function corruptionOf(number: number, seed: number): Corruption {
  const random = seeded(seed * 1_000_003 + number);
  const kind = kinds[number % kinds.length]!;
  const screen = pick(SCREENS, random);
  return { number, kind, screen, schema: KINDS[kind](pageOf(screen), random) };
}
