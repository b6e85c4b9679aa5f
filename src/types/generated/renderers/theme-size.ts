// Made by `npm run types` from renderers/theme-size/schema.json; change that and run it again.

/**
 * A field for a size: steps of the theme are chosen, lengths are typed. Its value is a text, or with parts an object of texts.
 */
export interface ThemeSizeSchema {
  /**
   * The node's type.
   */
  type: 'theme-size';
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
   * The steps that are offered.
   */
  scale?:
    'sizes' | 'fontSize' | 'fontWeight' | 'lineHeight' | 'fontFamily' | 'borderWidth' | 'borderStyle' | 'borderRadius';
  /**
   * The units that may be typed, the usual one first; an empty one stands for plain numbers. Scales that have no lengths have others by themselves.
   */
  units?: ('px' | 'rem' | 'em' | '%' | 'deg' | '')[];
  /**
   * The least, in pixels. Per cents have no bounds.
   */
  min?: number;
  /**
   * The most, in pixels. Per cents have no bounds.
   */
  max?: number;
  /**
   * The members of an object that are edited. Width and height beside each other can be locked to keep their shape.
   *
   * @minItems 1
   */
  parts?: ('width' | 'height' | 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight')[];
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
