import { escapeSigns } from '../../i18n/escape-signs.ts';
import type { Message } from '../message.ts';

/** The message with the JSON pointer of the value at fault; one about the whole document has none to show. */
export const withPointer = ({ message, pointer }: Message): string =>
  pointer === '' ? message : `${message} (${pointer})`;

/** Characters that end a line, that a terminal executes, that change the reading direction, or that nobody sees. */
const UNSAFE = /[\p{Cc}\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Escapes the words of a page for a terminal, so that a reader sees the text as it is stored. */
export const visible = (line: string): string => escapeSigns(line, UNSAFE);

/** `file:line:col severity code message (pointer)`, one line a message. */
export function formatText(messages: readonly Message[]): string {
  return messages
    .map((message) => {
      const { file, line, column, severity, code } = message;
      return `${visible(`${file}:${line}:${column} ${severity} ${code} ${withPointer(message)}`)}\n`;
    })
    .join('');
}
