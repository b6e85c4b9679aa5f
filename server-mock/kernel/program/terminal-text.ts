import fs from 'node:fs';
import path from 'node:path';
import { terminalLocale } from '../../../src/machine/texts.mjs';
import { findProjectRoot } from './project-root.ts';

/** A text in the terminal's language with `{name}` filled in; key and values where the locale file cannot be read. */
export function terminalText(key: string, values: Record<string, string | number> = {}): string {
  const message = readTexts()[key];
  if (message === undefined) return [key, ...Object.values(values)].join(' ');
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function readTexts(): Record<string, string> {
  try {
    const file = path.join(findProjectRoot(), 'schemas/locales', `${terminalLocale()}.json`);
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
