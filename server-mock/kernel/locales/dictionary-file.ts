import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/types/start.ts';
import { firstErrorLine } from '../../../src/validation/formats/first-error.ts';
import { validateLocale } from '../../../src/validation/index.ts';

/** One locale's texts as they stand in its file. */
export interface Dictionary {
  texts: Record<string, string>;
  /** Strong entity tag of the file's content. */
  etag: string;
}

/**
 * Reads `schemas/locales/LOCALE.json`. Throws when it is missing or has mistakes; the message then is the first one's line,
 * its sentence taken from `sentences`.
 */
export function readDictionary(
  projectRoot: string,
  locale: Locale,
  sentences: Readonly<Record<string, string>> = {},
): Dictionary {
  const file = `schemas/locales/${locale}.json`;
  const content = readFileSync(join(projectRoot, file), 'utf8');
  const mistake = firstErrorLine(validateLocale({ file, text: content }, [], { texts: sentences }));
  if (mistake !== undefined) throw new Error(mistake);
  const texts = JSON.parse(content) as Record<string, string>;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { texts, etag };
}
