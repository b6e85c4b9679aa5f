const tails = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after the other in this process, in the order of the calls; other keys run beside it. */
export function oneByOne<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
  const tail = turn.catch(() => undefined);
  tails.set(key, tail);
  void tail.then(() => {
    if (tails.get(key) === tail) tails.delete(key);
  });
  return turn;
}
