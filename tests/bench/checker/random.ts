/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items. */
export function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** A word with one slip of the finger: a letter swapped, dropped, doubled or replaced. */
export function misspelt(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const slips = [
    () => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at + 1) + word.slice(at),
    () => `${word.slice(0, at)}${pick([...'qxzj'], random)}${word.slice(at + 1)}`,
  ];
  const result = pick(slips, random)();
  return result === word ? `${word}q` : result;
}
