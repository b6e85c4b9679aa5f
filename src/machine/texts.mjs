import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The language of the terminal, by the POSIX order of precedence. */
export function terminalLocale(environment = process.env) {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return /^zh/i.test(wanted) ? 'zh-CN' : 'en-US';
}

const dictionaries = {};

/** Text keys and their texts in a language, the terminal's without one; nothing where its file cannot be read. */
export function texts(locale = terminalLocale()) {
  try {
    dictionaries[locale] ??= JSON.parse(readFileSync(join(root, 'schemas', 'locales', `${locale}.json`), 'utf8'));
  } catch {
    dictionaries[locale] = {};
  }
  return dictionaries[locale];
}

/**
 * A message of the commands in a language, the terminal's without one, `{name}` filled from `values`.
 *
 * Locale files are edited by hand, and a command must still speak when one is broken: it then shows the key and
 * the values.
 */
export function text(key, values = {}, locale = terminalLocale()) {
  const message = texts(locale)[`command.${key}`];
  if (typeof message !== 'string') return [`command.${key}`, ...Object.values(values)].join(' ');
  return message.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
