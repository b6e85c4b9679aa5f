import type { Message } from '../message.ts';

/** One array of messages, given in both languages: programs read it, and it is the same in every terminal. */
export function formatJson(chinese: readonly Message[], english: readonly Message[]): string {
  const messages = chinese.map((message, index) => ({
    ...message,
    message: { 'zh-CN': message.message, 'en-US': english[index]?.message },
  }));
  return `${JSON.stringify(messages, null, 2)}\n`;
}
