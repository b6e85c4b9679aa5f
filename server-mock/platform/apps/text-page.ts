import { LANGUAGES } from '../../../src/i18n/own-texts.ts';
import type { Locale } from '../../../src/types/start.ts';

/** Types of pages that are a text: 2 Markdown, 3 rich text (HTML). */
export type WrittenType = 2 | 3;

/** Whether a page of this type is a text. */
export const isWritten = (type: number | undefined): type is WrittenType => type === 2 || type === 3;

type Schema = Record<string, unknown>;

/** What draws the text of a page: it stands as `text` in the page's data. */
const NODES: Record<WrittenType, Schema> = {
  2: { type: 'markdown', id: 'text', name: 'text', className: 'pw-written' },
  3: { type: 'html', id: 'text', name: 'text', className: 'pw-written' },
};

/** A new page of Markdown or rich text. */
export const textPage = (type: WrittenType, title: string): Schema => ({
  ...{ type: 'page', title, data: { text: '' }, body: [NODES[type]] },
});

const dataOf = ({ data }: Schema): Schema => (typeof data === 'object' && data !== null ? (data as Schema) : {});

/**
 * A text as data of a page. amis reads data with a `$` as a template, in which backslashes escape. So these signs stand in expressions that
 * are a text: `$5` becomes `${'$'}5`. So does the `<` of `<%`, with which a program of lodash begins: the checker refuses it.
 */
const asData = (text: string): string =>
  /\$|<%/.test(text) ? text.replace(/[\\$]+|<(?=%)/g, (signs) => `\${'${signs.replaceAll('\\', '\\\\')}'}`) : text;

/** The text that data shows. Other expressions, which the visual editor may have brought, stay as they are. */
const shownBy = (data: string): string =>
  data.replace(/\$\{'((?:\\\\|\$)+|<)'\}/g, (_, signs: string) => signs.replaceAll('\\\\', '\\'));

/** The member of the data that readers of a language read, where each language has a text of its own. One of them is the text of all. */
const memberFor = (language: Locale): string => (language === LANGUAGES[0] ? 'text' : `text-${language}`);

const isMember = (name: unknown): boolean => LANGUAGES.some((language) => memberFor(language) === name);

/** Whether readers of each language have a text of their own. */
export const isInEach = (schema: Schema): boolean =>
  LANGUAGES.every((language) => typeof dataOf(schema)[memberFor(language)] === 'string');

/** The text of a page for readers of a language; undefined: it has none. */
export function textOfPage(schema: Schema, language: Locale): string | undefined {
  const text = dataOf(schema)[isInEach(schema) ? memberFor(language) : 'text'];
  return typeof text === 'string' ? shownBy(text) : undefined;
}

/** The node that draws a text of all readers, as one for each language, which its readers alone see. */
const nodesFor = (node: Schema): Schema[] =>
  LANGUAGES.map((language) => ({
    ...node,
    ...{ id: memberFor(language), name: memberFor(language), visibleOn: `\${locale == '${language}'}` },
  }));

/** Whether a node draws a text of the page. */
const drawsText = (value: unknown): value is Schema =>
  Object.values(NODES).some(({ type }) => type === (value as Schema | null)?.['type']) &&
  isMember((value as Schema)['name']);

/** A page with other nodes for its texts, wherever they stand. */
function withNodes(value: unknown, change: (node: Schema) => Schema[]): unknown {
  if (drawsText(value)) return change(value);
  if (Array.isArray(value)) return value.flatMap((item) => withNodes(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, withNodes(below, change)]));
}

/** The same page with a text of its own for each language. Those that the page has not had begin with the text of all. */
export function withTexts(schema: Schema, texts: Partial<Record<Locale, string>>): Schema {
  const data = dataOf(schema);
  const members = LANGUAGES.map((language) => {
    const text = texts[language];
    return [memberFor(language), text === undefined ? (data[memberFor(language)] ?? data['text']) : asData(text)];
  });
  const page = isInEach(schema) ? schema : (withNodes(schema, nodesFor) as Schema);
  return { ...page, data: { ...data, ...Object.fromEntries(members) } };
}

/** The same page with one text for all readers. */
export function withTextForAll(schema: Schema, text: string): Schema {
  const others = LANGUAGES.map(memberFor).filter((member) => member !== 'text');
  const one = ({ visibleOn: _, ...node }: Schema) => (node['name'] === 'text' ? [node] : []);
  const page = isInEach(schema) ? (withNodes(schema, one) as Schema) : schema;
  const data = Object.entries(dataOf(schema)).filter(([name]) => !others.includes(name));
  return { ...page, data: { ...Object.fromEntries(data), text: asData(text) } };
}
