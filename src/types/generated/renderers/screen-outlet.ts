// Made by `npm run types` from renderers/screen-outlet/schema.json; change that and run it again.

/**
 * The place in a shell where the page is shown. A page names no outlet.
 */
export interface ScreenOutletSchema {
  /**
   * The node's type.
   */
  type: 'screen-outlet';
  [k: string]: unknown;
}
