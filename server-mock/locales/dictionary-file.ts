import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/types/start.ts';

/** One locale's texts as they stand in its file. */
export interface Dictionary {
  texts: Record<string, string>;
  /** Strong entity tag of the file's content. */
  etag: string;
}

/** Reads `schemas/locales/LOCALE.json`. Throws when it is missing or malformed. */
export function readDictionary(projectRoot: string, locale: Locale): Dictionary {
  const content = readFileSync(join(projectRoot, 'schemas', 'locales', `${locale}.json`), 'utf8');
  const texts = JSON.parse(content) as Record<string, string>;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { texts, etag };
}
