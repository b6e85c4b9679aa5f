import { filter, type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { Fragment, useContext, useEffect, useRef } from 'react';
import { loadPurifier } from '../../src/hardening/html/purifier.ts';
import { FrameHostContext } from '../../src/host/frames/frame-host.ts';
import { partOf } from '../../src/host/visits/arrive.ts';
import { useText } from '../../src/i18n/texts-context.ts';
import { addCopyButtons } from './copy-buttons.ts';

// Without the sanitiser nothing but the words of a markup would be shown.
await loadPurifier();

/** The place of a node in the markup. */
const PLACE = /<div class="pw-doc-example" data-example="(\d{1,2})"><\/div>/;

/** The sanitiser takes away names that are members of the document, `images` for one. The link to itself that a heading has says its name. */
function nameHeadings(article: HTMLElement): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('.pw-doc-anchor')) {
    if (link.parentElement) link.parentElement.id = decodeURIComponent(link.hash.slice(1));
  }
}

/** Scrolls to the part of the text that the address names, when the text comes after the page and nobody has scrolled yet. */
function scrollToPart(article: HTMLElement): void {
  const { hash } = window.location;
  const part = hash && document.getElementById(partOf(hash));
  if (part && article.contains(part) && window.scrollY === 0) part.scrollIntoView();
}

/** Has the tab and bookmarks call the page by its title, which only its data say. */
function useTitle(title: string): void {
  const store = useContext(FrameHostContext)?.store;
  useEffect(() => {
    if (store && title) store.set({ view: { ...store.get().view, title } });
  }, [store, title]);
}

/** A long text to read. */
export default function Article(props: RendererProps) {
  const { data, className, classnames: cx, html, examples, pageTitle, render } = props;
  useTitle(filter(pageTitle, data, '| raw'));
  const text = useText();
  const article = useRef<HTMLElement>(null);
  const markup: string = filter(html, data, '| raw');
  const nodes: unknown = examples && resolveVariableAndFilter(examples, data, '| raw');
  const [copy, copied] = [text('docs.copy'), text('docs.copied')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings and other code
  useEffect(() => {
    if (!article.current) return undefined;
    nameHeadings(article.current);
    scrollToPart(article.current);
    return addCopyButtons(article.current, { copy, copied });
  }, [markup, copy, copied]);
  return (
    <article ref={article} className={cx('pw-doc', className)}>
      {markup.split(PLACE).map((piece, at) => {
        const name = `${at}`;
        if (at % 2 === 0) {
          // biome-ignore lint/security/noDangerouslySetInnerHtml: src/hardening sanitises whatever becomes markup
          return <div key={name} className="pw-doc-text" dangerouslySetInnerHTML={{ __html: piece }} />;
        }
        const node = Array.isArray(nodes) ? nodes[Number(piece)] : undefined;
        return <Fragment key={name}>{node && <div className="pw-doc-example">{render(name, node)}</div>}</Fragment>;
      })}
    </article>
  );
}
