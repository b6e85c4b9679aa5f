import type { Node } from 'jsonc-parser';
import type { Message } from '../../validation/message.ts';
import { suggest } from '../../validation/suggest.ts';
import type { TextEdit } from './text-edits.ts';

/** The message says that a text stands where a number or a truth value is meant; its suggestion is written without quotes. */
const WITHOUT_QUOTES = 'value.text-for';

/** Pieces of a text that a suggestion may be meant for: addresses have slashes, names have none. */
const piecesOf = (text: string, suggestion: string): string[] =>
  text.match(suggestion.includes('/') ? /[^\s:?#'"]+/g : /[\w.$-]+/g) ?? [];

/** A text with the piece that a suggestion is meant for replaced; undefined where that piece cannot be found. */
function mended(text: string, suggestion: string): string | undefined {
  if (suggestion.includes('${')) return suggestion;
  const pieces = piecesOf(text, suggestion);
  if (pieces.length < 2) return suggestion;
  const meant = suggest(suggestion, pieces);
  return meant === undefined ? undefined : text.replace(meant, () => suggestion);
}

/** What a message's suggestion changes in a text; undefined where it has none. */
export function fixOf(node: Node, { suggestion, code }: Message): TextEdit | undefined {
  if (suggestion === undefined || node.children) return undefined;
  const text = typeof node.value === 'string' ? mended(node.value, suggestion) : suggestion;
  if (text === undefined) return undefined;
  const isPlain = code === WITHOUT_QUOTES;
  return { offset: node.offset, length: node.length, text: isPlain ? text : JSON.stringify(text) };
}
