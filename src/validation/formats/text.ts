import type { Message } from '../message.ts';

/** The message with the JSON pointer of the value at fault; one about the whole document has none to show. */
export const withPointer = ({ message, pointer }: Message): string =>
  pointer === '' ? message : `${message} (${pointer})`;

/**
 * What would end the line, what a terminal takes for a command, and what turns words round or cannot be seen: whoever reads it would take
 * the page for another one.
 */
const UNSEEN = /[\p{Cc}\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Signs of a page's words that are not to be sent as they are, written as JSON writes them. */
export const visible = (line: string): string =>
  line.replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

/** `file:line:col severity code message (pointer)`, one line a message. */
export function formatText(messages: readonly Message[]): string {
  return messages
    .map((message) => {
      const { file, line, column, severity, code } = message;
      return `${visible(`${file}:${line}:${column} ${severity} ${code} ${withPointer(message)}`)}\n`;
    })
    .join('');
}
