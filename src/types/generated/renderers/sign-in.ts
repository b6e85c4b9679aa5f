// Made by `npm run types` from renderers/sign-in/schema.json; change that and run it again.

/**
 * The platform's own sign-in form, for another page of the platform. The page around it can neither read nor change it.
 */
export interface SignInSchema {
  /**
   * The node's type.
   */
  type: 'sign-in';
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
