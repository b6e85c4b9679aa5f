/** Objects of the browser that a formula can come across (an event's target or view) and must not read. */
const browserTypes = ['EventTarget', 'Event', 'Storage', 'Location', 'Navigator', 'History'] as const;

function isBrowserObject(value: object): boolean {
  return browserTypes.some((name) => {
    const type = (globalThis as Record<string, unknown>)[name];
    return typeof type === 'function' && value instanceof type;
  });
}

/** The value itself if it is data; undefined for a function or an object of the browser. */
export function withoutCode(value: unknown): unknown {
  if (typeof value === 'function') {
    return undefined;
  }
  return typeof value === 'object' && value !== null && isBrowserObject(value) ? undefined : value;
}

/** `host[key]` as formulas may read it: own or inherited data, never a prototype, a function or the browser's objects. */
export function readMember(host: unknown, key: unknown): unknown {
  const readable = withoutCode(host);
  if (readable === undefined || readable === null) {
    return undefined;
  }
  const name = String(key);
  return name === '__proto__' ? undefined : withoutCode((readable as Record<string, unknown>)[name]);
}
