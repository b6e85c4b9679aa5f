/** Properties of nodes and attributes of elements that hold an address, by the end of their names. */
export const ADDRESS_NAME = /(?:api|url|receiver|src|href|link|source|action|redirect|to|autoComplete)$/i;

const RUNNING = /^(?:(?:get|post|put|delete|patch|options|head):)?(javascript|vbscript|jsonp|js):/i;

/** More than any scheme with what may stand before it. */
const LOOKED_AT = 200;

/** The scheme of an address that runs what it loads or is. Browsers drop control characters and blanks inside of one. */
export function runningScheme(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that browsers drop
  return RUNNING.exec(address.slice(0, LOOKED_AT).replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}
