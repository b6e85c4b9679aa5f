import { MARKUP } from './markup-size.ts';

/** The line below the head of a table in Markdown, also within a quotation. */
const DELIMITER = /^[\s>|:-]*$/;

const barsOf = (line: string): number => line.split('|').length - 1;

/**
 * Whether the tables of a text in Markdown have more cells than markup may have tags. Markdown parsers fill each line of a table up to the
 * number of columns of its head, so that a text of 48 kB makes 39 million cells.
 */
export function hasManyCells(text: string): boolean {
  let cells = 0;
  let linesBelow = 0;
  for (const line of text.split('\n').reverse()) {
    if (!line.trim()) linesBelow = 0;
    else {
      if (line.includes('|') && line.includes('-') && DELIMITER.test(line)) cells += (barsOf(line) + 1) * linesBelow;
      linesBelow += 1;
    }
    if (cells > MARKUP.tags) return true;
  }
  return false;
}
