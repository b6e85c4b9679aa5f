import type { Navigator } from './navigator.ts';

/**
 * Lets links to our own pages be followed without loading a new document. What a browser does otherwise stays: new windows,
 * modified clicks, downloads, other sites. Links that must not be followed do nothing.
 * @param isPage whether a path of ours shows a screen; others, such as downloads, are loaded
 * @returns how to stop
 */
export function followLinks(page: Document, navigator: Navigator, isPage: (path: string) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) {
      return;
    }
    const destination = navigator.destination(link.href);
    if (!destination) {
      event.preventDefault();
    } else if (destination.kind === 'inside' && opensHere(event, link) && isPage(destination.path)) {
      event.preventDefault();
      navigator.go(link.href);
    }
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const sameWindow = link.target === '' || link.target === '_self';
  const jump = link.getAttribute('href')?.startsWith('#') ?? false;
  return (
    event.button === 0 && !event.defaultPrevented && !modified && sameWindow && !jump && !link.hasAttribute('download')
  );
}
