/** How much of a form with a file has been sent: from 0 to 1. Null: none is under way. */
type Sent = number | null;

let sent: Sent = null;
const listeners = new Set<() => void>();

function set(next: Sent): void {
  sent = next;
  for (const listener of listeners) listener();
}

/** The form with a file that the host is sending. */
export const uploadState = {
  sent: (): Sent => sent,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Takes what the browser says of the form that is being sent. Without a total nobody knows how much is left. */
  report(event: unknown): void {
    const { loaded = 0, total = 0 } = event as { loaded?: number; total?: number };
    set(total > 0 ? Math.min(1, loaded / total) : 0);
  },

  /** The server has answered, or never will. */
  end(): void {
    if (sent !== null) set(null);
  },
};
