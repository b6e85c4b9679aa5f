import markdownIt from 'markdown-it';
import { isLargeMarkup, TEXT } from './markup-size.ts';

const markdown = markdownIt();

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Lines with words, each of which may be an element, and what links begin with: markdown-it takes time by the square of their number. */
const hasManyParts = (text: string): boolean =>
  countOf(text, /\[/g) > TEXT.tags || countOf(text, /^.*\S/gm) > 2 * TEXT.tags;

/** The line below the head of a table in Markdown, also within a quotation. */
const DELIMITER = /^[\s>|:-]*$/;

const barsOf = (line: string): number => line.split('|').length - 1;

/**
 * Whether the tables of a text in Markdown have more cells than it may have tags. Markdown parsers fill each line of a table up to the
 * number of columns of its head, so that a text of 48 kB makes 39 million cells.
 */
function hasManyCells(text: string): boolean {
  let cells = 0;
  let linesBelow = 0;
  for (const line of text.split('\n').reverse()) {
    if (!line.trim()) linesBelow = 0;
    else {
      if (line.includes('|') && line.includes('-') && DELIMITER.test(line)) cells += (barsOf(line) + 1) * linesBelow;
      linesBelow += 1;
    }
    if (cells > TEXT.tags) return true;
  }
  return false;
}

/** Whether a text in Markdown is larger than the text of a page may be. It is rendered with the parser that amis has. */
export const isLargeMarkdown = (text: string): boolean =>
  hasManyParts(text) || hasManyCells(text) || isLargeMarkup(markdown.render(text));
