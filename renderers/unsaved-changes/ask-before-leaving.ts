import type { RendererEnv } from 'amis-core';

/** What is asked, and when. */
interface Question {
  /** Writes the last typed characters into the form's data. amis writes them after a pause in typing. */
  flush: () => unknown;
  isChanged: () => boolean;
  words: () => string;
}

/**
 * Keeps a page with changes from being left without a question: ours inside the app, the browser's where the document goes. The returned
 * function ends that.
 */
export function askBeforeLeaving(env: RendererEnv, { flush, isChanged, words }: Question): () => void {
  const hold = (event: BeforeUnloadEvent) => {
    void flush();
    if (isChanged()) event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  async function ask(): Promise<string | undefined> {
    await flush();
    return isChanged() ? words() : undefined;
  }
  const release = env.blockRouting?.(ask as never);
  return () => {
    window.removeEventListener('beforeunload', hold);
    release?.();
  };
}
