// Made by `npm run types` from renderers/theme-font/schema.json; change that and run it again.

/**
 * A field for type. Its value is an object with the members that its parts name.
 */
export interface ThemeFontSchema {
  /**
   * The node's type.
   */
  type: 'theme-font';
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
   * The members that are edited.
   *
   * @minItems 1
   */
  parts?: (
    | 'color'
    | 'fontSize'
    | 'fontWeight'
    | 'lineHeight'
    | 'font-family'
    | 'font-style'
    | 'text-decoration'
    | 'text-align'
    | 'vertical-align'
  )[];
  /**
   * The units in which a size of type may be typed.
   */
  units?: ('px' | 'rem' | 'em' | '%')[];
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
