import MarkdownIt from 'markdown-it';
import { sanitisedText } from '../apps/index.ts';

const markdown = new MarkdownIt({ html: false, linkify: true });

/** The text of a page of Markdown (2) or rich text (3) as HTML without anything that could run. */
export const textHtml = (type: number, text: string): string =>
  sanitisedText(type === 2 ? markdown.render(text) : text);
