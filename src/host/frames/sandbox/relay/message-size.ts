/** What a value, a key or a file counts beside its characters: each costs more to read than it has characters. */
const EACH = 40;

/** Characters of one message at most, about the size of a page's largest form with a signature. */
export const LARGEST = 4_000_000;

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype;
};

/**
 * How large a message is, in characters. It is looked at no further than up to the largest size: one that contains itself has no end.
 * @returns nothing for a message that is too large, or made of more than plain values, dates and files
 */
export function messageSize(message: unknown): number | undefined {
  const open: unknown[] = [message];
  let size = 0;
  while (open.length > 0) {
    const value = open.pop();
    size += EACH;
    if (typeof value === 'string') size += value.length;
    else if (typeof value === 'bigint') return undefined;
    else if (typeof value === 'object' && value !== null && !(value instanceof Date || value instanceof Blob)) {
      if (!isPlain(value)) return undefined;
      for (const key of Object.keys(value)) {
        size += key.length;
        if (size + EACH * open.length > LARGEST) return undefined;
        open.push((value as Record<string, unknown>)[key]);
      }
    }
    if (size > LARGEST) return undefined;
  }
  return size;
}
