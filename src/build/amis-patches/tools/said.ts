import { replaceOrFail } from './amis-sources.ts';
import type { ModulePatch } from './module-patch.ts';

const saying = (name: string): string => `window.pagewrightCanvas?.say('${name}')`;

/** Has words that stand in a module in Chinese alone come from our texts, `editor.amis.<name>`. */
export const said = (module: string, words: Readonly<Record<string, string>>): ModulePatch => ({
  module,
  change: (code) =>
    Object.entries(words).reduce(
      (text, [written, name]) => replaceOrFail(text, new RegExp(written, 'g'), saying(name)),
      code,
    ),
});

/** A letter of a literal, as itself or escaped. */
const letter = (one: string): string => {
  const escaped = `\\\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return one > '\x7f' ? `(?:${one}|${escaped}|${escaped.toUpperCase().replace('U', 'u')})` : one.replace(/\W/, '\\$&');
};

/** The literal that is these words, in either kind of quotes. */
const literal = (words: string): string => `(['"])${[...words].map(letter).join('')}\\1`;

/**
 * The same for whole literals, which are written as people read them.
 * @param words the name of our text by the Chinese words
 */
export const saidFor = (module: string, words: Readonly<Record<string, string>>): ModulePatch =>
  said(module, Object.fromEntries(Object.entries(words).map(([chinese, name]) => [literal(chinese), name])));
