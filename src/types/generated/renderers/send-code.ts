// Made by `npm run types` from renderers/send-code/schema.json; change that and run it again.

/**
 * A field for a verification code with the button that sends one: idle, sending, a countdown, idle again.
 */
export interface SendCodeSchema {
  /**
   * The node's type.
   */
  type: 'send-code';
  /**
   * The name under which the code is submitted.
   */
  name: string;
  /**
   * The field's label.
   */
  label?: string | boolean;
  /**
   * Shown while the field is empty.
   */
  placeholder?: string;
  /**
   * Whether the form needs a code.
   */
  required?: boolean;
  /**
   * The call that sends the code; it answers with ok and msg.
   */
  api: string | {};
  /**
   * The kind of address the code goes to, and the name of the field that is checked first.
   */
  target: 'email' | 'phone';
  /**
   * The name of the address field when it is not that of the kind.
   */
  targetField?: string;
  /**
   * Seconds until another code may be sent.
   */
  countdown?: number;
  /**
   * Digits of the code.
   */
  length?: number;
  [k: string]: unknown;
}
