/** Properties that hold looks. */
const STYLES = /style$|css(?:Vars)?$/i;

/** Whether what stands below a property is a style. */
export const isStyleKey = (key: string): boolean => STYLES.test(key);

const NAME = /^(?:webkit|moz|ms|o)?(?:(?:backdrop)?filter|mixblendmode|mask.*|animation.*)$/;
const IN_TEXT =
  /(?<![\w-])(?:-[a-z]+-)?(?:(?:backdrop-)?filter|mix-blend-mode|mask(?:-[a-z]+)*|animation(?:-[a-z]+)*)\s*:/i;

/** A name without what amis and browsers take out of it: `mask_image`, `maskImage`, `mask-image:hover` and `mask-image` are one. */
const plainName = (key: string): string => (key.split(':', 1)[0] ?? '').replace(/[-_\s]/g, '').toLowerCase();

/** Whether a text of declarations, as in a `style` attribute, has one that no page of a company has. */
export const hasRefusedStyle = (text: string): boolean => IN_TEXT.test(text);

/**
 * Whether a part of a style is none that a page of a company may have. The browser paints these anew for the whole window, outside of the
 * page's own process, so that they slow down what is around the page.
 */
export const isRefusedStyle = (key: string, value: unknown): boolean =>
  (!key.startsWith('--') && NAME.test(plainName(key))) || (typeof value === 'string' && hasRefusedStyle(value));
