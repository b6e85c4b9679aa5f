import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token';
import { createNames, type Heading } from './headings.ts';
import { isElsewhere, type LinkContext, linkTarget, pictureOf } from './links.ts';
import { sanitisedPage } from './sanitised-page.ts';

/** A page as readers see it. */
export interface RenderedPage {
  title: string;
  html: string;
  headings: Heading[];
  /** The words of each part, for the search; the first part is the text before the first heading. */
  parts: { heading: Heading | null; text: string }[];
}

/** Markup in Markdown is text: pages of the manual need none. */
const markdown = new MarkdownIt({ html: false });

const plainText = ({ children, content }: Token): string =>
  children
    ? children.map((child) => (/^(?:softbreak|hardbreak)$/.test(child.type) ? ' ' : child.content)).join('')
    : content;

/** Takes the name that an author gives a heading out of its text. */
function dropGivenName(inline: Token, label: string, text: string): void {
  const last = inline.children?.at(-1);
  if (last?.type === 'text') last.content = last.content.slice(0, last.content.length - (text.length - label.length));
}

/** Names the headings, and puts a link to itself into each. */
function nameHeadings(tokens: Token[]): Heading[] {
  const nameOf = createNames();
  return tokens.flatMap((token, at) => {
    const inline = tokens[at + 1];
    if (token.type !== 'heading_open' || !inline) return [];
    const text = plainText(inline);
    const heading = nameOf(Number(token.tag.slice(1)), text);
    dropGivenName(inline, heading.label, text);
    token.attrSet('id', heading.id);
    return [heading];
  });
}

function turnLinks(tokens: Token[], context: LinkContext): void {
  for (const token of tokens) {
    if (token.children) turnLinks(token.children, context);
    if (token.type === 'link_open') {
      const href = linkTarget(token.attrGet('href') ?? '', context);
      token.attrSet('href', href);
      if (isElsewhere(href)) {
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noopener');
      }
    }
    if (token.type === 'image') {
      for (const [name, value] of Object.entries(pictureOf(token.attrGet('src') ?? '', context)))
        token.attrSet(name, String(value));
      token.attrSet('loading', 'lazy');
    }
  }
}

/** The title of a page, without rendering the rest of it. */
export const titleOf = (source: string): string => takeTitle(markdown.parse(source.trimStart().split('\n', 1)[0]!, {}));

/** The first heading of a page is its title, which the page around shows. */
function takeTitle(tokens: Token[]): string {
  const [first, inline] = tokens;
  if (first?.type !== 'heading_open' || first.tag !== 'h1' || !inline) return '';
  tokens.splice(0, 3);
  return plainText(inline);
}

function partsOf(tokens: Token[], headings: Heading[]): RenderedPage['parts'] {
  const parts: RenderedPage['parts'] = [{ heading: null, text: '' }];
  const left = [...headings];
  let isHeading = false;
  for (const token of tokens) {
    if (token.type === 'heading_open') parts.push({ heading: left.shift() ?? null, text: '' });
    if (['inline', 'fence', 'code_block'].includes(token.type) && !isHeading)
      parts.at(-1)!.text += `${plainText(token)}\n`;
    isHeading = token.type === 'heading_open';
  }
  return parts;
}

const { rules } = markdown.renderer;
rules['table_open'] = () => '<div class="pw-doc-table"><table>';
rules['table_close'] = () => '</table></div>';
const fence = rules.fence!;
rules.fence = (...given) => {
  const [tokens, at] = given;
  const [language, number] = tokens[at]!.info.split(' ');
  if (language === 'example') return `<div class="pw-doc-example" data-example="${Number(number)}"></div>`;
  return `<div class="pw-doc-code">${fence(...given).replace('<pre>', '<pre tabindex="0">')}</div>`;
};
rules['heading_close'] = (tokens, at, options, _, renderer) => {
  const id = tokens[at - 2]?.attrGet('id') ?? '';
  const link = `<a class="pw-doc-anchor" href="#${encodeURIComponent(id)}" aria-hidden="true" tabindex="-1">#</a>`;
  return link + renderer.renderToken(tokens, at, options);
};

/** Renders a page of the manual. */
export function renderPage(source: string, context: LinkContext): RenderedPage {
  const environment = {};
  const tokens = markdown.parse(source, environment);
  const title = takeTitle(tokens);
  const headings = nameHeadings(tokens);
  turnLinks(tokens, context);
  const parts = partsOf(tokens, headings);
  let html: string | undefined;
  return {
    ...{ title, headings, parts },
    // The search needs the words alone, and the markup costs most of the time.
    get html() {
      html ??= sanitisedPage(markdown.renderer.render(tokens, markdown.options, environment));
      return html;
    },
  };
}
