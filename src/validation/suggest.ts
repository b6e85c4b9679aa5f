/** What no page has to write, and `href` is near to. */
const NEVER_MEANT = '$ref';

/** Nobody means a longer word by another. */
export const LONGEST_WORD = 200;

/** So many letters two words must have together to be like each other: one letter is like any other, and like none. */
const LEAST_LETTERS = 3;

/** So many letters tell which word was shortened. */
const LEAST_BEGINNING = 3;

/** How many slips of the finger a word of this length may hold and still be recognised. */
function allowedDistance(word: string): number {
  if (word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}

/**
 * Damerau-Levenshtein distance (insert, delete, replace, swap neighbours), or `limit + 1` as soon as it is known to
 * exceed `limit`. Looks only at the diagonal band that a distance within the limit stays in: steps grow with the length.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  const [start, ends] = commonEnds(a, b);
  const height = a.length - start - ends;
  const width = b.length - start - ends;
  let beforeLast = new Array<number>(width + 1).fill(far);
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  let row = new Array<number>(width + 1).fill(far);
  for (let i = 1; i <= height; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(width, i + limit);
    row[from - 1] = from === 1 ? i : far;
    if (to < width) row[to + 1] = far;
    let least = from === 1 ? i : far;
    for (let j = from; j <= to; j++) {
      const cost = Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + (a.charCodeAt(start + i - 1) === b.charCodeAt(start + j - 1) ? 0 : 1),
        isSwapped(a, b, start + i - 1, start + j - 1, start) ? (beforeLast[j - 2] ?? far) + 1 : far,
      );
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return far;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[width] ?? far, far);
}

/** Lengths of the beginning and of the end that two words share. */
export function commonEnds(a: string, b: string): [start: number, end: number] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  return [start, end];
}

/** Whether the letters at these places and those before them are each other's, swapped. */
function isSwapped(a: string, b: string, i: number, j: number, start: number): boolean {
  return i > start && j > start && a.charCodeAt(i) === b.charCodeAt(j - 1) && a.charCodeAt(i - 1) === b.charCodeAt(j);
}

/** How many letters one word has that the other lacks; a swapped or doubled letter says more than a different one. */
export function strangeLetters(a: string, b: string): number {
  const left = [...b];
  let strange = 0;
  for (const letter of a) {
    const at = left.indexOf(letter);
    if (at === -1) strange += 1;
    else left.splice(at, 1);
  }
  return strange + left.length;
}

/** The candidate that `word` was most likely meant to be, or undefined when none is near. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const lower = word.toLowerCase();
  let nearest: string[] = [];
  let least = allowedDistance(word);
  for (const candidate of candidates) {
    if (candidate === NEVER_MEANT || candidate.length + word.length < LEAST_LETTERS) continue;
    if (Math.abs(candidate.length - word.length) > least) continue;
    const distance = editDistance(lower, candidate.toLowerCase(), least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(candidate);
  }
  const unlikeness = (candidate: string) =>
    strangeLetters(lower, candidate.toLowerCase()) + strangeLetters(word, candidate) / 100;
  return nearest.length < 2
    ? nearest[0]
    : nearest.reduce((best, next) => (unlikeness(next) < unlikeness(best) ? next : best));
}

/** The one of few words that `word` was meant to be: the nearest, else the only one that begins like it. */
export function suggestAmong(word: string, words: readonly string[]): string | undefined {
  const near = suggest(word, words);
  if (near !== undefined || word.length < LEAST_BEGINNING) return near;
  const begun = words.filter((candidate) => candidate.startsWith(word));
  return begun.length === 1 ? begun[0] : undefined;
}
