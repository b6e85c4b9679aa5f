/** How long a live page without a main part may stay unchanged before it is taken as it is, in ms. */
const SETTLED_AFTER = 1000;

const rootOf = (page: Document): HTMLElement => {
  const root = page.getElementById('root');
  if (!root) {
    throw new Error('the document has no #root');
  }
  return root;
};

/** Resolves when the live page has drawn its main part; one without any, when it stays as it is. */
export function untilDrawn(page: Document = document): Promise<void> {
  const root = rootOf(page);
  return new Promise((resolve) => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(check);
    const finish = () => {
      observer.disconnect();
      clearTimeout(settled);
      resolve();
    };
    function check(): void {
      clearTimeout(settled);
      if (root.querySelector('main > *')) {
        finish();
      } else if (root.firstElementChild) {
        settled = setTimeout(finish, SETTLED_AFTER);
      }
    }
    observer.observe(root, { childList: true, subtree: true });
    check();
  });
}

/** Puts the live page, drawn unseen so far, in the place of the skeleton, in one step. */
export function reveal(page: Document = document): void {
  rootOf(page).removeAttribute('aria-busy');
  page.getElementById('shell')?.replaceChildren();
}
