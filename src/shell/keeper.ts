/**
 * Watches the static shell until the live page takes over. It loads before everything else, so it may import nothing.
 */

/** Buttons and tabs of the shell that were clicked before they could do anything, each once, in order. */
export const keptClicks = new Set<HTMLElement>();

let composing = false;

/** Whether an input method is in the middle of a word in the shell. */
export const isComposing = (): boolean => composing;

const shell = document.getElementById('shell');
const root = document.getElementById('root');

/** Nobody can reach the live page as long as the shell stands before it; `adoptShell` opens it. */
if (shell?.firstElementChild && root) root.inert = true;

shell?.addEventListener('click', (event) => {
  const { target } = event;
  const clicked = target instanceof Element && target.closest<HTMLElement>('button, [role="tab"]');
  if (clicked && !sendsForm(clicked)) {
    // Without scripts it leads to another address, and what is typed here would be gone.
    event.preventDefault();
    keptClicks.add(clicked);
  }
});

for (const name of ['compositionstart', 'compositionupdate'])
  shell?.addEventListener(name, () => {
    composing = true;
  });

shell?.addEventListener('compositionend', () => {
  composing = false;
});

/** A submit button of a real form needs nobody: the browser sends the form. */
function sendsForm(element: HTMLElement): boolean {
  return (
    element instanceof HTMLButtonElement && element.type === 'submit' && element.form?.hasAttribute('action') === true
  );
}
