import { mainOf } from './skip-link.ts';

/**
 * Moves the focus to the heading of a screen that has just been shown, so that a screen reader says where one is and the
 * next Tab continues there; without a heading, to the main part.
 */
export function focusScreen(page: Document = document): void {
  const main = mainOf(page);
  const target = main?.querySelector<HTMLElement>('h1, [role=heading][aria-level="1"]') ?? main;
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}
