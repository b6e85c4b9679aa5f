import { createHash } from 'node:crypto';
import { folded } from '../../kernel/values/folded.ts';

/** The common Chinese characters, which alphabets order by their sound. */
const FIRST = 0x4e00;
const LAST = 0x9fff;

/** Longest key of a text, in characters; what is longer is equal by a hash and ordered by its beginning. */
const LONGEST = 100;

let ranks: Uint16Array | undefined;

/** The place of each Chinese character in the alphabet of its sounds (pinyin), as ICU orders them. Made once, in about 100 ms. */
function ranksOfSounds(): Uint16Array {
  if (ranks) return ranks;
  const { compare } = new Intl.Collator('zh-CN');
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at)).sort(compare);
  ranks = new Uint16Array(LAST - FIRST + 1);
  for (const [rank, character] of characters.entries()) ranks[character.charCodeAt(0) - FIRST] = rank;
  return ranks;
}

/** The beginning of a text, without half of a sign at its end. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A character by the place of its sound; others stay. Two texts have one key only when they are equal. */
function characterKey(character: string): string {
  const code = character.charCodeAt(0);
  if (code < FIRST || code > LAST) return character;
  return String.fromCharCode(FIRST + ranksOfSounds()[code - FIRST]!);
}

/**
 * The text that a slot holds for a text: PostgreSQL orders it byte by byte (collation "C"), and so orders Latin letters without regard to
 * their case and Chinese words by their sound. The key of a beginning is the beginning of the key.
 */
export function sortKey(text: string): string {
  const key = Array.from(folded(text), characterKey).join('');
  if (key.length <= LONGEST) return key;
  return `${cut(key, LONGEST - 24)}\u0001${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
}
