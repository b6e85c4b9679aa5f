/** An object of a page. */
export type Json = Record<string, unknown>;

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
