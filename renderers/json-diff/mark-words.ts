import { diffWordsWithSpace } from 'diff';

/** A part of a line, and whether the other line has another one there. */
export interface Part {
  text: string;
  marked: boolean;
}

/** Lines that are longer, or differ in more words, are marked as a whole. */
const LONGEST = 2000;
const MOST_EDITS = 100;

/** Spaces between marked words are marked, too: words of a changed sentence are no list of single changes. */
function joined(parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const [at, { text, marked }] of parts.entries()) {
    const isBetween = !text.trim() && parts[at - 1]?.marked === true && parts[at + 1]?.marked === true;
    const last = whole.at(-1);
    if (last?.marked === (marked || isBetween)) last.text += text;
    else whole.push({ text, marked: marked || isBetween });
  }
  return whole;
}

/** Marks the words of two lines that differ. */
export function markWords(before: string, after: string): { before: Part[]; after: Part[] } {
  const changes =
    Math.max(before.length, after.length) <= LONGEST
      ? diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS })
      : undefined;
  if (!changes) return { before: [{ text: before, marked: true }], after: [{ text: after, marked: true }] };
  const sideOf = (other: 'added' | 'removed'): Part[] =>
    joined(
      changes
        .filter((change) => !change[other])
        .map(({ value, added, removed }) => ({ text: value, marked: added || removed })),
    );
  return { before: sideOf('added'), after: sideOf('removed') };
}
