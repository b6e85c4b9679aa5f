const nowhere = (): void => undefined;

/** Whether the JSON view is open, and what keeps its text from being read; the bar, the workplace and the panels follow it. */
let isOpen = false;
let mistake = '';
let goToMistake = nowhere;
let readText = nowhere;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function set(next: boolean): void {
  if (next === isOpen) return;
  readText();
  isOpen = next;
  tell();
}

/** The JSON view of the editor in this document. */
export const jsonView = {
  isOpen: (): boolean => isOpen,
  open: (): void => set(true),
  toggle: (): void => set(!isOpen),

  /** Why the text in the view cannot be read; empty while it can. Such a text stays when the view is closed, so that nothing typed is lost. */
  mistake: (): string => mistake,
  /** Opens the view, and puts the cursor to the place where the text cannot be read. */
  showMistake(): void {
    set(true);
    // The view is drawn first.
    requestAnimationFrame(goToMistake);
  },
  /** Says why the text cannot be read, and how to go there; nothing once it can be read. */
  setMistake(next = '', goTo = nowhere): void {
    goToMistake = goTo;
    if (next === mistake) return;
    mistake = next;
    tell();
  },

  /** Names what reads the text before the view opens or closes; nothing when the view goes. */
  setReader(read = nowhere): void {
    readText = read;
  },

  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
