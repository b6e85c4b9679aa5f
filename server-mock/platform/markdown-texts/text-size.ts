import markdownIt from 'markdown-it';
import { hasManyCells } from '../../../src/hardening/bounds/markdown-cells.ts';
import { isLargeMarkup, MARKUP } from '../../../src/hardening/bounds/markup-size.ts';

const markdown = markdownIt();

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Lines with words, each of which may be an element, and what links begin with: markdown-it takes time by the square of their number. */
const hasManyParts = (text: string): boolean =>
  countOf(text, /\[/g) > MARKUP.tags || countOf(text, /^.*\S/gm) > 2 * MARKUP.tags;

/** Whether a text in Markdown is larger than what a page shows as markup. It is rendered with the parser that amis has. */
export const isLargeMarkdown = (text: string): boolean =>
  hasManyParts(text) || hasManyCells(text) || isLargeMarkup(markdown.render(text));
