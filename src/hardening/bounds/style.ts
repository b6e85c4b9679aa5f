import { isTooHigh } from './layers.ts';
import { isCostlyName, isCostlyText, isCostlyValue } from './style-cost.ts';

/** Properties that hold looks. */
const STYLES = /style$|css(?:Vars)?$/i;

/** Properties that take addresses of pictures. */
const PICTURES = /^(?:background|border-?image|list-?style|mask|cursor|content|--)/i;

/**
 * An address in a style that is not one of the platform's own files. A picture in the address itself is refused, too: a drawing of 1 KB can
 * hold millions of shapes. Blanks are read in one way alone: two would be tried in all combinations.
 */
const FOREIGN =
  /(?:url|image-set|image)\s*\((?!\s*(?:["']\s*)?(?:\$\{contextPath\})?\/(?:api\/upload|assets)\/[\w./-]+["']?\s*\))|data:|@import|\\/i;

/** Whether what stands below a property is a style. */
export const isStyleKey = (key: string): boolean => STYLES.test(key);

/**
 * Whether a part of a style slows the screen down, lies over the platform's parts or asks another place for a picture. A whole style
 * that comes from the page's data can do all of it.
 */
export function isRefusedStyle(key: string, value: unknown): boolean {
  if (isCostlyName(key) || isTooHigh(key, value)) return true;
  if (typeof value !== 'string') return false;
  if (key === 'style' && value.includes('$')) return true;
  return (
    FOREIGN.test(value) ||
    isCostlyText(value) ||
    isCostlyValue(key, value) ||
    (PICTURES.test(key) && value.replaceAll('${contextPath}', '').includes('$')) ||
    // amis writes `url()` around a value that has neither commas nor brackets.
    (/image(?::|$)/i.test(key) && /^[^(),]*[/:.]/.test(value))
  );
}
