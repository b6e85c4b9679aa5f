import type { Text } from './cures/cure.ts';

/** The page's main part. */
export const mainOf = (page: Document): HTMLElement | null => page.querySelector('main');

/** The first stop of the Tab key leads past headers and navigation to the page itself; shown only while it has the focus. */
export function addSkipLink(page: Document, text: Text): void {
  const link = page.createElement('a');
  link.className = 'pw-skip';
  link.href = '#main';
  const name = () => {
    link.textContent = text('host.name.skip');
  };
  name();
  new MutationObserver(name).observe(page.documentElement, { attributeFilter: ['lang'] });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const main = mainOf(page);
    if (main) {
      main.tabIndex = -1;
      main.focus();
    }
  });
  page.body.prepend(link);
}
