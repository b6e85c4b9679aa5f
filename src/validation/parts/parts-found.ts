import type { FindPart } from './compose.ts';
import type { Json } from './include.ts';

/** The parts that a screen and its parts name, as they are in force; a value that travels between processes. */
export interface PartsFound {
  schemas: Record<string, Json>;
  /** `FROM PART`: the platform does not offer the part to the screen. */
  refused: string[];
}

export const NO_PARTS: PartsFound = { schemas: {}, refused: [] };

/** How the refusal of a part to a screen is noted. */
export const refusalOf = (id: string, from: string): string => `${from} ${id}`;

/** Finds parts among those that were gathered. */
export function findAmong({ schemas, refused }: PartsFound): FindPart {
  const isRefused = new Set(refused);
  return (id, from) => {
    if (isRefused.has(refusalOf(id, from))) return 'not-offered';
    return (Object.hasOwn(schemas, id) ? schemas[id] : undefined) ?? 'unknown';
  };
}
