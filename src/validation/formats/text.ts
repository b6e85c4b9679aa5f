import type { Message } from '../message.ts';

/** `file:line:col severity code message`, one line a message. */
export function formatText(messages: readonly Message[]): string {
  return messages
    .map(
      ({ file, line, column, severity, code, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}\n`,
    )
    .join('');
}
