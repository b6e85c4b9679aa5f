// Made by `npm run types` from renderers/captcha-image/schema.json; change that and run it again.

/**
 * A field for the text of an image. The image is fetched once the phone number is valid; a click brings another.
 */
export interface CaptchaImageSchema {
  /**
   * The node's type.
   */
  type: 'captcha-image';
  /**
   * The name under which the text is submitted.
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
   * Whether the form needs the text.
   */
  required?: boolean;
  /**
   * The call that answers with the image as svg.
   */
  api: string | {};
  /**
   * The name of the field with the phone number.
   */
  phone?: string;
  [k: string]: unknown;
}
