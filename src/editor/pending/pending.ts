type Flush = () => Promise<void> | void;

const flushes = new Set<Flush>();

/** Fields that wait a moment before they put what was typed into the page. */
export const pending = {
  /** Adds what makes a field do it at once. Returns what takes it out again. */
  add(flush: Flush): () => void {
    flushes.add(flush);
    return () => flushes.delete(flush);
  },

  /**
   * Puts what was typed into the page now: before it is saved, before another node is selected, before the document goes. Waits for no
   * timer, so that it is done before a document that is left has ended.
   */
  async flush(): Promise<void> {
    for (const flush of [...flushes]) await flush();
  },
};
