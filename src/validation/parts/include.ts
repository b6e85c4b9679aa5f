/** A JSON object, as pages and parts are. */
export type Json = Readonly<Record<string, unknown>>;

/** The node in whose place the server puts a part: another screen, whose root is not a page. */
export interface Include {
  type: 'include';
  /** The part's id, `area/name`. */
  screen: string;
  id?: string;
  /** What the part writes as `${part.NAME}`. */
  data?: Json;
}

const NAMES: ReadonlySet<string> = new Set(['$schema', 'type', 'screen', 'id', 'data']);

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a sound include. One with a slip stays where it is, and the checker reports what is wrong with it. */
export function isInclude(value: unknown): value is Include {
  if (!isObject(value) || value['type'] !== 'include' || typeof value['screen'] !== 'string') return false;
  return (
    Object.keys(value).every((name) => NAMES.has(name)) && (value['data'] === undefined || isObject(value['data']))
  );
}

/** Whether a screen is a part of pages and no page: its root says that it is something else. */
export function isPart(schema: unknown): boolean {
  const type = isObject(schema) ? schema['type'] : undefined;
  return typeof type === 'string' && type.toLowerCase() !== 'page';
}

/** The object that a text stands for; undefined for any other text. */
export function jsonObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
