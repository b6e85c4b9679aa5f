import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorTable } from '../../server-mock/kernel/errors/table.ts';

it.each(['zh-CN', 'en-US'])('every error has a text in %s', (locale) => {
  const file = join(import.meta.dirname, '../../schemas/locales', `${locale}.json`);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const missing = Object.values(errorTable).filter(({ message }) => !texts[message]);
  expect(missing.map(({ message }) => message)).toEqual([]);
});
