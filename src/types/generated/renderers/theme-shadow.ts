// Made by `npm run types` from renderers/theme-shadow/schema.json; change that and run it again.

/**
 * A field for a shadow: one of the theme, or layers of one's own. Its value is a text of CSS, or a list of layers.
 */
export interface ThemeShadowSchema {
  /**
   * The node's type.
   */
  type: 'theme-shadow';
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
   * The value is a list of {inset, x, y, blur, spread, color}, as the shadows of a theme have it, and no text.
   */
  layers?: boolean;
  /**
   * What is offered: a list of {label, value, realValue, children}, an object of such lists (colorOptions, sizesOptions, fontSizeOptions, fontWeightOptions, lineHeightOptions, fontFamilyOptions, borderWidthOptions, borderStyleOptions, borderRadiusOptions, shadowOptions), or an expression that gives either. Without it: the list of that name in the field's data, else the values of the theme in force.
   */
  options?: string | unknown[] | {};
  /**
   * The beginning of the names of the variables whose values in force stand in empty fields: --Form-item- has those of --Form-item-fontSize and others. For a single value: the whole name.
   */
  token?: string;
  /**
   * What the default state has here, a value of the same kind or an expression. The field then offers to follow it, and stores inherit: with that value.
   */
  inherit?: string | {};
  [k: string]: unknown;
}
