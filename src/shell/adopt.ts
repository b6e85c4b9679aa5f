import { type Field, fieldsIn, liveTwin } from './counterparts.ts';
import { isComposing, keptClicks } from './keeper.ts';
import { moveFocus } from './selection.ts';
import { setValue } from './set-value.ts';
import { untilCalm, untilLive } from './wait.ts';

/**
 * Hands the page over from the static shell to the live page that was rendered unseen behind it: typed text, ticks,
 * focus, caret and early clicks move across, then the shell goes. Waits for the live fields, and while an input method
 * is in the middle of a word. Does nothing in a document without a shell.
 */
export async function adoptShell(): Promise<void> {
  const shell = document.getElementById('shell');
  const root = document.getElementById('root');
  if (!shell?.firstElementChild || !root) return;
  await untilLive(shell, root);
  await untilCalm(shell, isComposing);
  const twins = [...keptClicks].map((clicked) => liveTwin(clicked, shell, root));
  root.inert = false;
  carryOver(shell, root);
  shell.replaceChildren();
  performance.mark('pagewright-live');
  replay(twins);
}

function carryOver(shell: HTMLElement, root: HTMLElement): void {
  const live = fieldsIn(root);
  const focused = document.activeElement;
  for (const [name, field] of fieldsIn(shell)) {
    const twin = live.get(name);
    if (!twin) continue;
    copy(field, twin);
    if (field === focused) moveFocus(field, twin);
  }
}

function copy(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'checkbox') {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value && from.value !== '') {
    setValue(to, from.value);
  }
}

/** Clicks once the page has taken in the values: a code must not be sent to the address of a moment ago. */
function replay(twins: (HTMLElement | undefined)[]): void {
  const clickAll = () => {
    for (const twin of twins) twin?.click();
  };
  requestAnimationFrame(() => requestAnimationFrame(clickAll));
}
