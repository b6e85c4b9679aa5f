/** A random name for this document: it tells the tabs of one person apart. */
export const TAB = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
