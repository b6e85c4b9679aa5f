import type { Message } from '../message.ts';

/** One array of messages. */
export function formatJson(messages: readonly Message[]): string {
  return `${JSON.stringify(messages, null, 2)}\n`;
}
