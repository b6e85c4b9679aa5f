import { LANGUAGES, OWN_TEXTS, textsWithOwn, type WithTexts } from '../../../../src/i18n/own-texts.ts';
import { keysIn, type Texts } from '../../../../src/i18n/translate.ts';
import type { Locale } from '../../../../src/types/start.ts';

/** Properties whose plain words people read. Words with a key are read wherever they stand. */
const READ =
  /^(?:label|title|subTitle|tpl|body|html|text|content|value|placeholder|description|desc|remark|hint|caption|message|tooltip|confirm\w*|none\w*|lead)$/;

/** Objects in a page nest no deeper than a checked page; what does is left out. */
const DEEPEST = 200;

/** The longest line of a page that is looked through, and how many lines. */
const LONGEST = 400;
const MOST = 4000;

/** The words of a key in each language, its own ones first where the page brings some along. */
type Words = (key: string) => (string | undefined)[];

function collect(value: unknown, property: string, words: Words, lines: Set<string>, depth: number): void {
  if (depth > DEEPEST || lines.size > MOST) return;
  if (typeof value === 'string') {
    const keys = keysIn(value);
    const found = keys.length > 0 ? keys.flatMap(words) : READ.test(property) && !value.includes('${') ? [value] : [];
    for (const line of found) if (line?.trim()) lines.add(line.slice(0, LONGEST));
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, property, words, lines, depth + 1);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) {
      if (name !== OWN_TEXTS) collect(one, name, words, lines, depth + 1);
    }
  }
}

/** What was found on a page, as long as the texts of both languages are the same. */
const read = new WeakMap<object, { texts: readonly Texts[]; lines: readonly string[] }>();

/** What people read on a page or part, in both languages, whichever of them they use. The parts in it have words of their own. */
export function visibleWords(page: object & WithTexts, texts: (locale: Locale) => Texts): readonly string[] {
  const product = LANGUAGES.map(texts);
  const known = read.get(page);
  if (known?.texts.every((one, at) => one === product[at])) return known.lines;
  const own = LANGUAGES.map((locale, at) => textsWithOwn(page, product[at]!, locale));
  const words: Words = (key) => own.map((one) => (Object.hasOwn(one, key) ? one[key] : undefined));
  const lines = new Set<string>();
  collect(page, '', words, lines, 0);
  const found = [...lines];
  read.set(page, { texts: product, lines: found });
  return found;
}
