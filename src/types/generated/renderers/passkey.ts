// Made by `npm run types` from renderers/passkey/schema.json; change that and run it again.

/**
 * A button that makes a passkey, or signs in with one (WebAuthn). It tells `success` with the server's answer.
 */
export interface PasskeySchema {
  /**
   * The node's type.
   */
  type: 'passkey';
  /**
   * Whether a passkey is made or used.
   */
  mode: 'create' | 'sign-in';
  /**
   * What the button says.
   */
  label: string;
  /**
   * The button's look.
   */
  level?: 'default' | 'primary' | 'link';
  /**
   * The call that answers with the options for the browser.
   */
  offerApi: string | {};
  /**
   * The call that takes the browser's response; what its data name goes with it.
   */
  api: string | {};
  /**
   * Further classes of the button.
   */
  className?: string;
  [k: string]: unknown;
}
