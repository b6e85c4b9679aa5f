const expected = new Map<string, Set<symbol>>();

const keyOf = (method: string, address: string): string =>
  `${method.toUpperCase()} ${new URL(address, document.baseURI).href}`;

function remove(key: string, mark: symbol): void {
  const marks = expected.get(key);
  marks?.delete(mark);
  if (marks?.size === 0) expected.delete(key);
}

/**
 * The host's transport says what it is about to send, because axios opens its request a moment later.
 * @returns to be called when the request is over; it takes back what was never opened
 */
export function announce(method: string, address: string): () => void {
  const key = keyOf(method, address);
  const mark = Symbol();
  expected.set(key, (expected.get(key) ?? new Set()).add(mark));
  return () => remove(key, mark);
}

/** Whether the transport has announced this request; each announcement counts once. */
export function announcedOnce(method: string, address: string): boolean {
  const key = keyOf(method, address);
  const [mark] = expected.get(key) ?? [];
  if (mark) remove(key, mark);
  return mark !== undefined;
}
