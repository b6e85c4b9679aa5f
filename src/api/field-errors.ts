import type { Answer } from './request.ts';

/** Remembers which refusals forms have shown at their fields, so that nothing says them a second time. */
export interface FieldErrors {
  /** Notes an answer as amis gets it. */
  note(answer: Answer): void;
  /** The fields that show the refusal with this text, in their own words; null when no form has shown all of it. */
  shownAs(message: unknown): string[] | null;
}

interface Refusal {
  message: unknown;
  fields: string[];
  /** amis's forms take out of it what they show. */
  left: Record<string, string>;
}

/** Makes the memory; it holds the last refusal, because amis reports each before it takes the next answer. */
export function createFieldErrors(): FieldErrors {
  let last: Refusal | null = null;
  return {
    note({ data }) {
      const { msg, errors } = (data ?? {}) as { msg?: unknown; errors?: Record<string, string> };
      if (errors && typeof errors === 'object') {
        last = { message: msg, fields: Object.keys(errors), left: errors };
      }
    },
    shownAs(message) {
      const refusal = last;
      if (!refusal || refusal.message !== message || Object.keys(refusal.left).length > 0) {
        return null;
      }
      last = null;
      return refusal.fields;
    },
  };
}
