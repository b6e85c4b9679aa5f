import type { Heading } from './headings.ts';

/** A part of a page that the search looks through. */
export interface Part {
  title: string;
  group: string;
  key: string;
  heading: Heading | null;
  text: string;
}

/** A part with its words as they are compared. */
interface Indexed extends Part {
  foldedTitle: string;
  foldedHeading: string;
  folded: string;
}

/** A place that was found, with the words around the first one that was looked for. */
export interface Place {
  title: string;
  heading: string;
  group: string;
  fullPath: string;
  before: string;
  match: string;
  after: string;
}

/** Places in one answer, and those of one page among them. */
const MOST = 20;
const MOST_OF_PAGE = 3;

/** Characters that are shown before and after a word. */
const BEFORE = 30;
const AFTER = 90;

const wide = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** Prepares the parts of a manual. */
export const indexParts = (parts: readonly Part[]): Indexed[] =>
  parts.map((part) => {
    const text = wide(part.text);
    const [foldedTitle, foldedHeading, folded] = [wide(part.title), wide(part.heading?.label ?? ''), text].map(
      (words) => words.toLowerCase(),
    ) as [string, string, string];
    return { ...part, text, foldedTitle, foldedHeading, folded };
  });

/** How well a part fits: 0 when a word is missing. Words in titles weigh more, those of the page's beginning most. */
function weightOf(words: readonly string[], { foldedTitle, foldedHeading, folded, heading }: Indexed): number {
  let weight = 0;
  for (const word of words) {
    const inTitle = foldedTitle.includes(word);
    const inHeading = foldedHeading.includes(word);
    if (!inTitle && !inHeading && !folded.includes(word)) return 0;
    weight += inTitle && !heading ? 8 : inHeading ? 4 : 1;
  }
  return weight;
}

function excerpt(words: readonly string[], { text, folded }: Indexed): Pick<Place, 'before' | 'match' | 'after'> {
  const word = words.find((one) => folded.includes(one));
  const at = word === undefined || folded.length !== text.length ? -1 : folded.indexOf(word);
  if (word === undefined || at < 0) return { before: '', match: '', after: text.slice(0, BEFORE + AFTER) };
  const start = Math.max(0, at - BEFORE);
  const end = at + word.length;
  return {
    before: (start > 0 ? '…' : '') + text.slice(start, at),
    match: text.slice(at, end),
    after: text.slice(end, end + AFTER) + (end + AFTER < text.length ? '…' : ''),
  };
}

/** The parts that have all words, those that fit best first. */
export function searchParts(index: readonly Indexed[], keywords: string): Place[] {
  const words = [...new Set(wide(keywords).toLowerCase().split(' '))].filter(Boolean);
  if (words.length === 0) return [];
  const weighed = index
    .map((part) => ({ part, weight: weightOf(words, part) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const counts = new Map<string, number>();
  const found: Place[] = [];
  for (const { part } of weighed) {
    const count = counts.get(part.key) ?? 0;
    if (found.length === MOST) break;
    if (count === MOST_OF_PAGE) continue;
    counts.set(part.key, count + 1);
    const { title, group, key, heading } = part;
    const fullPath = `/docs/${key}${heading ? `#${encodeURIComponent(heading.id)}` : ''}`;
    found.push({ title, group, heading: heading?.label ?? '', fullPath, ...excerpt(words, part) });
  }
  return found;
}
