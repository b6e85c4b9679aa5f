/** How many slips of the finger a word of this length may hold and still be recognised. */
function allowedDistance(word: string): number {
  if (word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}

/**
 * Damerau-Levenshtein distance (insert, delete, replace, swap neighbours), or `limit + 1` as soon as it is known to
 * exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** How many letters one word has that the other lacks; a swapped or doubled letter says more than a different one. */
function strangeLetters(a: string, b: string): number {
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
  const lower = word.toLowerCase();
  let nearest: string[] = [];
  let least = allowedDistance(word);
  for (const candidate of candidates) {
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
