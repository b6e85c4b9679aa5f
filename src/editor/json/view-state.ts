const nowhere = (): void => undefined;

/** Whether the JSON view is open, and what keeps its text from being read; the bar, the workplace and the panels follow it. */
let isOpen = false;
let mistake = '';
let goToMistake = nowhere;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  tell();
}

/** The JSON view of the editor in this document. */
export const jsonView = {
  isOpen: (): boolean => isOpen,
  open: (): void => set(true),
  toggle: (): void => set(!isOpen),

  /** Why the text in the view cannot be read; empty while it can. */
  mistake: (): string => mistake,
  /** Puts the cursor to the place where the text cannot be read. */
  showMistake: (): void => goToMistake(),
  /** Says why the text cannot be read, and how to go there; nothing once it can be read. */
  setMistake(next = '', goTo = nowhere): void {
    goToMistake = goTo;
    if (next === mistake) return;
    mistake = next;
    tell();
  },

  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
