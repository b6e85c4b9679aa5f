type Listener = (screen: string) => void;

const listeners = new Set<Listener>();

/**
 * Hears that somebody has opened a screen in an editor, or closed it.
 * @returns how to stop
 */
export function onPresenceNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server says so of a screen. */
export function tellPresence(screen: string): void {
  for (const listener of listeners) listener(screen);
}
