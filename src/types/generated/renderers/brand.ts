// Made by `npm run types` from renderers/brand/schema.json; change that and run it again.

/**
 * The logo of a site, or its name where there is no logo or the logo cannot be loaded.
 */
export interface BrandSchema {
  /**
   * The node's type.
   */
  type: 'brand';
  /**
   * Address of the logo; may be a formula. Empty: the name is shown.
   */
  logo?: string;
  /**
   * Name of the site; may be a formula. It is also what the logo says to those who cannot see it.
   */
  siteName: string;
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
