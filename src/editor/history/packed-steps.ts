/** What stands between the equal beginning and the equal end of a text and the text before it. */
interface Delta {
  /** Characters that both begin with. */
  head: number;
  /** Characters that both end with. */
  tail: number;
  /** What the later text has in between. */
  text: string;
}

/** The steps of a history in little room: the first page as text, then what each step has changed. */
export interface PackedSteps {
  first: string;
  deltas: readonly Delta[];
  /** Which of the pages is the present one. */
  at: number;
}

/** Pages of a history as texts, and which of them is the present one. */
export interface Steps {
  texts: readonly string[];
  at: number;
}

/** Steps without those that change nothing of the page, such as notes of the editor: taking one back would do nothing that is seen. */
export function withoutRepeats({ texts, at }: Steps): Steps {
  const isKept = texts.map((text, index) => text !== texts[index - 1]);
  const before = isKept.slice(0, at + 1).filter(Boolean).length;
  return { texts: texts.filter((_, index) => isKept[index]), at: before - 1 };
}

function deltaOf(before: string, after: string): Delta {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { head, tail, text: after.slice(head, after.length - tail) };
}

/**
 * Packs the steps around the present page, as many as fit; the oldest are left out first.
 * @param room characters
 * @returns null when no step fits
 */
export function packSteps({ texts, at }: Steps, room: number): PackedSteps | null {
  const deltas = texts.slice(1).map((text, index) => deltaOf(texts[index]!, text));
  let from = 0;
  let to = texts.length - 1;
  const kept = () => deltas.slice(from, to);
  const size = () => kept().reduce((sum, { text }) => sum + text.length, texts[from]?.length ?? 0);
  while (from < to && size() > room) {
    if (from < at) from += 1;
    else to -= 1;
  }
  return from < to ? { first: texts[from]!, deltas: kept(), at: at - from } : null;
}

/** The pages of packed steps. */
export function unpackSteps({ first, deltas, at }: PackedSteps): Steps {
  const texts = [first];
  for (const { head, tail, text } of deltas) {
    const before = texts.at(-1)!;
    texts.push(before.slice(0, head) + text + before.slice(before.length - tail));
  }
  return { texts, at };
}
