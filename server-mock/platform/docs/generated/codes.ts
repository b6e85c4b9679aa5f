import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../../src/types/start.ts';
import { locales } from '../../../kernel/locales/negotiate.ts';
import type { Generator } from '../sources.ts';
import { code as codeBlock, escaped } from './markdown.ts';

interface Code {
  why: Record<Locale, string>;
  wrong: unknown;
  right: unknown;
}

const WORDS: Readonly<Record<Locale, { wrong: string; right: string }>> = {
  'zh-CN': { wrong: '错误示例：', right: '正确示例：' },
  'en-US': { wrong: 'Wrong:', right: 'Right:' },
};

/** Signs that fit on a line beside the contents. */
const LINE = 72;

/** An example on one line where it fits. */
function shown(example: unknown): string {
  if (typeof example === 'string') return example;
  const line = JSON.stringify(example, null, 1).replaceAll(/\n\s*/g, ' ');
  return line.length <= LINE ? line : JSON.stringify(example, null, 2);
}

function sectionOf(name: string, { why, wrong, right }: Code, locale: Locale, said: string): string {
  const words = WORDS[locale];
  return [
    `## ${name}`,
    `> ${escaped(said)}`,
    escaped(why[locale]),
    `${words.wrong}\n\n${codeBlock('json', shown(wrong))}`,
    `${words.right}\n\n${codeBlock('json', shown(right))}`,
  ].join('\n\n');
}

/** A page for each kind of the checker's codes, from the table that tests run: what each says, why, and an example of either side. */
export const codePages: Generator = (projectRoot) => {
  const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  const codes = Object.entries(read('src/validation/codes.json') as Record<string, Code>);
  const said = Object.fromEntries(locales.map((locale) => [locale, read(`schemas/locales/${locale}.json`)]));
  const kinds = [...new Set(codes.map(([name]) => name.split('.')[0]!))].sort();
  return kinds.map((kind) => {
    const own = codes.filter(([name]) => name.split('.')[0] === kind);
    const textIn = (locale: Locale) => {
      const sections = own.map(([name, row]) => sectionOf(name, row, locale, said[locale]?.[`validate.${name}`] ?? ''));
      return [`# ${kind}`, ...sections].join('\n\n');
    };
    const texts = Object.fromEntries(locales.map((locale) => [locale, textIn(locale)]));
    return { key: `codes-${kind}`, texts, examples: [] };
  });
};
