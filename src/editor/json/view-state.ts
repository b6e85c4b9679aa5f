/** Whether the JSON view is open; the bar, the workplace and the panels follow it. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

/** The JSON view of the editor in this document. */
export const jsonView = {
  isOpen: (): boolean => isOpen,
  open: (): void => set(true),
  toggle: (): void => set(!isOpen),
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
