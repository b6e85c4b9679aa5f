// Made by `npm run types` from renderers/password-rules/schema.json; change that and run it again.

/**
 * The rules for a new password as a list, each ticked off as soon as what is being typed satisfies it.
 */
export interface PasswordRulesSchema {
  /**
   * The node's type.
   */
  type: 'password-rules';
  /**
   * The name of the field with the new password.
   */
  field: string;
  /**
   * Where the answer of /passwordDesc stands, such as ${passwordRule}.
   */
  rules: string;
  [k: string]: unknown;
}
