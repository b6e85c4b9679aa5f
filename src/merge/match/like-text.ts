/** Characters of a text that are compared. */
const COMPARED = 120;

/** The likeness of two texts from 0 to 1: the share of pairs of neighbouring characters that they have in common. */
export function likeText(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 4 || other.length < 4) return 0;
  const [left, right] = [one.slice(0, COMPARED), other.slice(0, COMPARED)];
  const counts = new Map<number, number>();
  const pairAt = (text: string, at: number) => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);
  for (let at = 0; at < left.length - 1; at += 1) {
    const pair = pairAt(left, at);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at < right.length - 1; at += 1) {
    const pair = pairAt(right, at);
    const count = counts.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    counts.set(pair, count - 1);
  }
  return (2 * common) / (left.length + right.length - 2);
}
