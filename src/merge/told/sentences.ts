import type { Locale } from '../../types/start.ts';
import type { Told } from './tell.ts';

type Text = (key: string, values?: Record<string, string | number>) => string;

/** A change of a page, in words. */
export interface ToldInWords {
  kind: Told['kind'];
  text: string;
  /** What changed: people read words, expressions and calls differently. */
  about?: NonNullable<Told['about']>;
  pointer: string;
}

/** What a key says; the given word where the dictionary has none. */
function wordOf(text: Text, key: string, otherwise: string): string {
  const words = text(key);
  return words === key ? otherwise : words;
}

/** A value with its text keys as words; a key that is gone stays. */
const resolved = (text: Text, value: string): string =>
  value.replace(/i18n:([\w.-]*\w)/g, (whole, key: string) => wordOf(text, key, whole));

/** A node as people call it, such as: button “Sign in”. */
export function nodeInWords(text: Text, { type, label }: Pick<Told, 'type' | 'label'>): string {
  const kind = wordOf(text, `api.node.${type || 'none'}`, type);
  return label ? text('api.change.named', { kind, label: resolved(text, label) }) : kind;
}

/** Words that a page brings along: their language and their key. */
const OWN_WORDS = /^\$texts\/(zh-CN|en-US)\/(.+)$/;

/** A property as people call it; the property itself where nobody has named it. */
export function propertyInWords(text: Text, property: string): string {
  const [, language, key] = OWN_WORDS.exec(property) ?? [];
  if (language && key)
    return text('api.property.words', { key: wordOf(text, key, key), language: text(`api.language.${language}`) });
  return wordOf(text, `api.property.${property || 'none'}`, property);
}

function changed(text: Text, told: Told, node: string): string {
  const property = propertyInWords(text, told.property ?? '');
  const { before, after } = told;
  const values = {
    property,
    node,
    ...(before === undefined ? {} : { before: resolved(text, before) }),
    ...(after === undefined ? {} : { after: resolved(text, after) }),
  };
  if (before === undefined) return text('api.change.set', values);
  return text(after === undefined ? 'api.change.unset' : 'api.change.changed', values);
}

/** Says what was done to a page as one sentence, in the language of `texts`. */
export function sentenceOf(texts: Text, told: Told, locale: Locale): ToldInWords {
  const own = told.own?.[locale] ?? {};
  const text: Text = (key, values) => (Object.hasOwn(own, key) ? own[key]! : texts(key, values));
  const { kind, pointer, about, count = 0 } = told;
  const node = nodeInWords(text, told);
  const words = kind === 'changed' ? changed(text, told, node) : text(`api.change.${kind}`, { node, count });
  return { kind, text: words, pointer, ...(about ? { about } : {}) };
}
