import { ON_ITS_WAY } from '../state/on-its-way.ts';
import { untilShown } from '../state/until-shown.ts';
import { fieldsIn } from './counterparts.ts';

/** Resolves when the live page is whole and every field of the shell has its twin in it, or it has settled without. */
export function untilLive(shell: HTMLElement, root: HTMLElement): Promise<void> {
  return untilShown(root, () => {
    const live = fieldsIn(root);
    const isWhole = root.querySelector('main > *') !== null && !root.querySelector(ON_ITS_WAY);
    return isWhole && [...fieldsIn(shell).keys()].every((name) => live.has(name));
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
