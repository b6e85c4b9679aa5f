/** Edit distance of two words (Levenshtein). */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}

/** The known word nearest to a mistyped one; null when none is near enough to be meant (a third of its letters). */
export function suggest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.floor(word.length / 3) + 1;
  for (const candidate of known) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase());
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}
