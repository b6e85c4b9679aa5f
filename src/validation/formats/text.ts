import type { Message } from '../message.ts';

/** The message with the JSON pointer of the value at fault; one about the whole document has none to show. */
export const withPointer = ({ message, pointer }: Message): string =>
  pointer === '' ? message : `${message} (${pointer})`;

/** A word of the page may hold what would end the line or what a terminal takes for a command: it is written as JSON writes it. */
export const visible = (line: string): string =>
  line.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `file:line:col severity code message (pointer)`, one line a message. */
export function formatText(messages: readonly Message[]): string {
  return messages
    .map((message) => {
      const { file, line, column, severity, code } = message;
      return `${visible(`${file}:${line}:${column} ${severity} ${code} ${withPointer(message)}`)}\n`;
    })
    .join('');
}
