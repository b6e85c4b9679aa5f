/** The way to an element through the children of its document's elements. */
function wayTo(element: Element): number[] {
  const way: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at));
  return way;
}

/** What scrolls in another document as an element or a document does in its own. */
function counterpart(scrolled: EventTarget, page: Document): Element | null | undefined {
  if (!('parentElement' in scrolled) || scrolled === (scrolled as Element).ownerDocument?.scrollingElement)
    return page.scrollingElement;
  return wayTo(scrolled as Element).reduce<Element | undefined>(
    (at, index) => at?.children[index],
    page.documentElement,
  );
}

/** Frames below an element that show the same page scroll together. Answers what ends it. */
export function scrollInStep(around: HTMLElement): () => void {
  const pages = new Set<Document>();
  /** What was moved here; its own event moves nothing. */
  const moved = new Set<Element>();

  const framesOf = () => [...around.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);

  function follow({ target, currentTarget }: Event): void {
    if (!target) return;
    const own = 'parentElement' in target ? (target as Element) : (target as Document).scrollingElement;
    if (!own || moved.delete(own)) return;
    for (const page of framesOf()) {
      const other = page === currentTarget ? undefined : counterpart(target, page);
      const before = other?.scrollTop;
      if (!other) continue;
      other.scrollTop = own.scrollTop;
      if (other.scrollTop !== before) moved.add(other);
    }
  }

  function listen(): void {
    for (const page of framesOf()) {
      if (pages.has(page)) continue;
      pages.add(page);
      page.addEventListener('scroll', follow, true);
    }
  }

  listen();
  around.addEventListener('load', listen, true);
  return () => {
    around.removeEventListener('load', listen, true);
    for (const page of pages) page.removeEventListener('scroll', follow, true);
  };
}
