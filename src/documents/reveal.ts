import { ON_ITS_WAY } from '../state/on-its-way.ts';
import { untilShown } from '../state/until-shown.ts';

const rootOf = (page: Document): HTMLElement => {
  const root = page.getElementById('root');
  if (!root) {
    throw new Error('the document has no #root');
  }
  return root;
};

/** Resolves when the live page has drawn its main part and nothing is on its way; one without any, when it stays as it is. */
export function untilDrawn(page: Document = document): Promise<void> {
  const root = rootOf(page);
  return untilShown(root, () => root.querySelector('main > *') !== null && !root.querySelector(ON_ITS_WAY));
}

/** Puts the live page, drawn unseen so far, in the place of the first picture, in one step. The focus stays on the same link. */
export function reveal(page: Document = document): void {
  const root = rootOf(page);
  const focused = page.activeElement;
  const twin =
    focused?.matches('#shell a') &&
    [...root.querySelectorAll('a')].find((link) => link.textContent === focused.textContent);
  root.removeAttribute('aria-busy');
  page.getElementById('shell')?.replaceChildren();
  if (twin) twin.focus({ preventScroll: true });
}
