import type { Navigator, PageNavigator } from './navigator.ts';

/** What links need of the host. */
export interface LinkParts {
  navigator: PageNavigator & Partial<Pick<Navigator, 'shown'>>;
  /** Whether a path of ours shows a screen; others, such as downloads, are loaded. */
  isPage(path: string): boolean;
  /** Shows where a link of a tenant's page leads, and goes there when the person says so. */
  hold(address: string): void;
  /** A person is about to follow a link to a page. */
  onIntent(path: string): void;
}

/** The box around a tenant's page: its links may say anything, so the host names where they lead to. */
const TENANTS = '[data-author=tenant]';

/**
 * Lets links to our own pages be followed without loading a new document. What a browser does otherwise stays: new windows,
 * modified clicks, downloads, other sites. Links that must not be followed do nothing.
 * @returns how to stop
 */
export function followLinks(page: Document, { navigator, isPage, onIntent, hold }: LinkParts): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    const destination = link && navigator.destination(link.href);
    if (link && !destination) {
      event.preventDefault();
    } else if (link && destination?.kind === 'outside' && link.closest(TENANTS)) {
      event.preventDefault();
      hold(link.href);
    } else if (link && destination?.kind === 'inside' && opensHere(event, link) && isPage(destination.path)) {
      event.preventDefault();
      navigator.go(link.href);
    }
  };
  const onApproach = (event: Event) => {
    const link = linkOf(event);
    const destination = link && navigator.destination(link.href);
    if (link && destination?.kind === 'inside' && isPage(destination.path)) {
      if (navigator.shown) nameShown(link, navigator.shown(destination.path));
      onIntent(destination.path);
    }
  };
  page.addEventListener('click', onClick);
  page.addEventListener('pointerover', onApproach);
  page.addEventListener('focusin', onApproach);
  return () => {
    page.removeEventListener('click', onClick);
    page.removeEventListener('pointerover', onApproach);
    page.removeEventListener('focusin', onApproach);
  };
}

/** A link says the address that its page is shown at: people read it, copy it and open it in another window. */
function nameShown(link: HTMLAnchorElement, address: string): void {
  if (new URL(address, link.href).href !== link.href) link.setAttribute('href', address);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Safe mode is the document's: what is shown outside of it holds overrides. */
const isSafe = (search: string): boolean => new URLSearchParams(search).get('safe') === '1';

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const sameWindow = link.target === '' || link.target === '_self';
  const jump = link.getAttribute('href')?.startsWith('#') ?? false;
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !modified &&
    sameWindow &&
    !jump &&
    !link.hasAttribute('download') &&
    !(isSafe(link.search) && !isSafe(window.location.search))
  );
}
