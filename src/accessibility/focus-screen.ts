import { mainOf } from './skip-link.ts';

/**
 * Moves the focus to the heading of a screen that has just been shown, so that a screen reader says where one is and the
 * next Tab continues there; without a heading, to the main part. A screen that took the focus itself keeps it.
 */
export function focusScreen(page: Document = document): void {
  const main = mainOf(page);
  const target = main?.querySelector<HTMLElement>('h1, [role=heading][aria-level="1"]') ?? main;
  if (target && !main?.contains(page.activeElement)) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}
