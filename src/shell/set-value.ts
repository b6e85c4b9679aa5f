import type { Field } from './counterparts.ts';

/**
 * Fills a field so that React notices: React replaces `value` on each element to learn of changes by script, so the
 * prototype's own setter is called, followed by the event that typing would cause.
 */
export function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
