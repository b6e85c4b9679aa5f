// Made by `npm run types` from renderers/theme-logo/schema.json; change that and run it again.

/**
 * A field whose value is a colour of a picture that the person chooses. The picture is read in the browser and sent nowhere.
 */
export interface ThemeLogoSchema {
  /**
   * The node's type.
   */
  type: 'theme-logo';
  /**
   * The name under which the colour stands in the form.
   */
  name: string;
  /**
   * The field's label.
   */
  label?: string | boolean;
  /**
   * Whether the form needs a colour.
   */
  required?: boolean;
  /**
   * The button's words.
   */
  choose: string;
  /**
   * What the colours are, for screen readers.
   */
  colors: string;
  /**
   * What is said of a picture without strong colours.
   */
  none: string;
  /**
   * What is said of a file that is no picture, or is larger than 10 MB.
   */
  wrong: string;
  [k: string]: unknown;
}
