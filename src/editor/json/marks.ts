import type { Node } from 'jsonc-parser';
import { segmentsOf } from '../../validation/json-pointer.ts';
import type { Message } from '../../validation/message.ts';
import { fixOf } from './fixes.ts';
import { nodeOnPath } from './places.ts';
import { pageText, type TextEdit } from './text-edits.ts';

/** A message of the checker at its place in a text. */
export interface Mark {
  message: Message;
  offset: number;
  length: number;
  /** What the message's suggestion changes. */
  fix?: TextEdit;
}

const NAME = /^"(?:[^"\\]|\\.)*":/;

/** Whether a message speaks of a property's name. It knows lines and columns of the page as `pageText` writes it. */
function isOfName({ line, column }: Message, lines: readonly string[]): boolean {
  return NAME.test(lines[line - 1]?.slice(column - 1) ?? '');
}

/** Where the messages about a page are in a text that says it. Messages whose place the text has no more are left out. */
export function marksOf(root: Node, page: unknown, messages: readonly Message[]): Mark[] {
  const lines = pageText(page).split('\n');
  return messages.flatMap((message) => {
    const value = nodeOnPath(root, segmentsOf(message.pointer));
    if (!value) return [];
    const node = isOfName(message, lines) && value.parent?.type === 'property' ? value.parent.children![0]! : value;
    const fix = fixOf(node, message);
    // A whole object would be underlined to its last line.
    const length = node.children ? 1 : node.length;
    return [{ message, offset: node.offset, length, ...(fix ? { fix } : {}) }];
  });
}
