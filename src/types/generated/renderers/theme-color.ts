// Made by `npm run types` from renderers/theme-color/schema.json; change that and run it again.

/**
 * A field for a colour of the theme or another one; where the page says so, also for a gradient or a picture as a ground. Its value is a text of CSS.
 */
export interface ThemeColorSchema {
  /**
   * The node's type.
   */
  type: 'theme-color';
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
   * What may be chosen.
   *
   * @minItems 1
   */
  modes?: ('color' | 'gradient' | 'image')[];
  /**
   * Whether colours that the theme does not have may be chosen.
   */
  custom?: boolean;
  /**
   * The call that takes an uploaded picture in its field file and answers its address as value or url. Without it pictures are named by their address.
   */
  receiver?: unknown;
  /**
   * Shows the picker in the page, not behind a button.
   */
  inline?: boolean;
  /**
   * What stands in the empty field.
   */
  placeholder?: string;
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
