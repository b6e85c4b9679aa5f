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

/** The text of a page; undefined: it has none. */
export function textOfPage(schema: Schema): string | undefined {
  const { text } = dataOf(schema);
  return typeof text === 'string' ? shownBy(text) : undefined;
}

/** The same page with another text. */
export const withText = (schema: Schema, text: string): Schema => ({
  ...schema,
  data: { ...dataOf(schema), text: asData(text) },
});
