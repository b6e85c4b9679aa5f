// Made by `npm run types` from renderers/theme-icon/schema.json; change that and run it again.

/**
 * A field for an icon: one of the platform, an SVG file, or the text of a drawing. Its value is the drawing in quotes.
 */
export interface ThemeIconSchema {
  /**
   * The node's type.
   */
  type: 'theme-icon';
  /**
   * The name under which the value stands in the form.
   */
  name: string;
  /**
   * The field's label.
   */
  label?: string | boolean;
  /**
   * Whether the form needs a value.
   */
  required?: boolean;
  /**
   * What the default state has here, a value of the same kind or an expression. The field then offers to follow it, and stores inherit: with that value.
   */
  inherit?: string | {};
  [k: string]: unknown;
}
