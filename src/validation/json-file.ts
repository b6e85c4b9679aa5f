import { type CheckOptions, checkDocument } from './check-document.ts';
import type { Message } from './message.ts';
import { jsonRules } from './rules/index.ts';

/** Checks a JSON file that is no page: syntax, properties that are there twice, `__proto__`. */
export function validateJson(text: string, options: CheckOptions): Message[] {
  return checkDocument(text, jsonRules, options);
}
