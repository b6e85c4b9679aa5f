import { fieldsIn } from './counterparts.ts';

/** How long the live page may stay unchanged without a field of the shell before it is taken as it is, in ms. */
const SETTLED_AFTER = 1000;

/** Resolves when every field of the shell has its twin in the live page, or the live page has settled without it. */
export function untilLive(shell: HTMLElement, root: HTMLElement): Promise<void> {
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
      const live = fieldsIn(root);
      if (root.querySelector('main > *') && [...fieldsIn(shell).keys()].every((name) => live.has(name))) finish();
      else if (root.firstElementChild) settled = setTimeout(finish, SETTLED_AFTER);
    }
    observer.observe(root, { childList: true, subtree: true });
    check();
  });
}

/**
 * Resolves when nothing in the shell is half done: no input method in the middle of a word, no password that the browser
 * has filled in but still hides from scripts until the person's first touch.
 */
export function untilCalm(shell: HTMLElement, isComposing: () => boolean): Promise<void> {
  const isBusy = () => isComposing() || hasConcealedFill(shell);
  if (!isBusy()) return Promise.resolve();
  return new Promise((resolve) => {
    const events = ['compositionend', 'input', 'change', 'focusout'];
    const check = () =>
      queueMicrotask(() => {
        if (isBusy()) return;
        for (const name of events) shell.removeEventListener(name, check);
        resolve();
      });
    for (const name of events) shell.addEventListener(name, check);
  });
}

const hasConcealedFill = (shell: HTMLElement): boolean =>
  [...fieldsIn(shell).values()].some((field) => field.value === '' && field.matches(':autofill'));
