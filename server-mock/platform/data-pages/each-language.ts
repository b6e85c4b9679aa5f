import { LANGUAGES } from '../../../src/i18n/own-texts.ts';
import type { OwnTexts } from '../../../src/types/amis.ts';
import type { Locale } from '../../../src/types/start.ts';

type Schema = Record<string, unknown>;

/** Expressions, which are the same in every language, and the words between them. */
const EXPRESSION = /(\$\{[^}]*\})/;

/** Gives a key to words. */
type Note = (words: Record<Locale, string>) => string;

function ofWords(words: Record<Locale, string>, note: Note): string {
  if (LANGUAGES.every((locale) => words[locale] === words['en-US'])) return words['en-US'];
  const blank = /^\s*/.exec(words['en-US'])![0];
  const bare = Object.fromEntries(LANGUAGES.map((locale) => [locale, words[locale].trim()])) as Record<Locale, string>;
  return `${blank}i18n:${note(bare)}`;
}

function ofText(texts: Record<Locale, string>, note: Note): string {
  const parts = Object.fromEntries(LANGUAGES.map((locale) => [locale, texts[locale].split(EXPRESSION)])) as Record<
    Locale,
    string[]
  >;
  return parts['en-US']
    .map((part, at) => (at % 2 === 1 ? part : ofWords({ 'en-US': part, 'zh-CN': parts['zh-CN'][at] ?? part }, note)))
    .join('');
}

function merge(en: unknown, zh: unknown, note: Note): unknown {
  if (typeof en === 'string') return ofText({ 'en-US': en, 'zh-CN': String(zh) }, note);
  if (Array.isArray(en)) return en.map((item, at) => merge(item, (zh as unknown[])[at], note));
  if (typeof en !== 'object' || en === null) return en;
  return Object.fromEntries(
    Object.entries(en).map(([name, value]) => [name, merge(value, (zh as Schema)[name], note)]),
  );
}

/** One page of those that differ by language in their words alone. It brings the words of both languages along, so each reader has their own. */
export function inEachLanguage(pageIn: (locale: Locale) => Schema): Schema {
  const texts: Record<Locale, Record<string, string>> = { 'en-US': {}, 'zh-CN': {} };
  const known = new Map<string, string>();
  const note: Note = (words) => {
    const name = JSON.stringify(words);
    const key = known.get(name) ?? `page.text-${known.size + 1}`;
    known.set(name, key);
    for (const locale of LANGUAGES) texts[locale][key] = words[locale];
    return key;
  };
  const page = merge(pageIn('en-US'), pageIn('zh-CN'), note) as Schema;
  return { ...page, $texts: texts satisfies OwnTexts };
}
