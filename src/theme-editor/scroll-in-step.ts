/** The way to an element through the children of its document's elements. */
function wayTo(element: Element): number[] {
  const way: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at));
  return way;
}

/** What scrolls: an element, or the one of a whole document. An object of a frame is no instance of this window's classes. */
const scrolledBy = (target: EventTarget): Element | null =>
  'scrollingElement' in target ? (target as Document).scrollingElement : (target as Element);

/** What stands at the same place in another document that shows the same page. */
const counterpart = (scrolled: Element, page: Document): Element | undefined =>
  wayTo(scrolled).reduce<Element | undefined>((at, index) => at?.children[index], page.documentElement);

/** Frames below an element that show the same page scroll together. Answers what ends it. */
export function scrollInStep(around: HTMLElement): () => void {
  const pages = new Set<Document>();
  /** What was moved here; its own event moves nothing. */
  const moved = new Set<Element>();

  const framesOf = () => [...around.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);

  function follow({ target, currentTarget }: Event): void {
    const own = target && scrolledBy(target);
    if (!own || moved.delete(own)) return;
    for (const page of framesOf()) {
      const other = page === currentTarget ? undefined : counterpart(own, page);
      if (!other) continue;
      const before = other.scrollTop;
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
