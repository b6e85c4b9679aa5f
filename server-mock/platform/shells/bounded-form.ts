import type { CompiledShell } from '../../../src/shell/index.ts';

/** Characters of markup above which a page is shown without its static form. */
const longestForm = 300_000;

/** Parts of the address that a page may read by name; one that reads more is compiled for each address. */
const mostReads = 40;

/** Gaps that are reported for one page, and the length of each. */
const mostGaps = 20;
export const longestGap = 200;

/** Whether markup is too much for a static form. What stands in a document is drawn before any script can bound it. */
export const isTooMuch = (html: string): boolean => html.length > longestForm;

/** The server reads the answer beside other people's requests, so it is short whatever the page holds. */
export function boundedForm({ html, title, covered, gaps, reads }: CompiledShell): CompiledShell {
  const isLeftOut = isTooMuch(html);
  return {
    html: isLeftOut ? '' : html,
    title: title.slice(0, longestGap),
    covered: covered && !isLeftOut,
    gaps: gaps.slice(0, mostGaps).map((gap) => gap.slice(0, longestGap)),
    reads: reads.length > mostReads || reads.join().length > longestForm ? ['*'] : reads,
  };
}
