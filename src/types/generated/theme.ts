// Made by `npm run types` from schemas/theme/theme.schema.json; change that and run it again.

export type Token = string;
export type Text = string;

/**
 * A theme in the public amis shape. What the schema does not name is kept as it is.
 */
export interface Theme {
  config: {
    name: string;
    key?: string;
    description?: string;
    /**
     * The theme is made for the dark look, and shows it to everybody.
     */
    isDark?: boolean;
    /**
     * Of a theme that was generated as a dark twin: the token of its light theme, or the name of a shipped one.
     */
    twin?: string;
    [k: string]: unknown;
  };
  global: {
    colors?: {
      brand?: ColorGroup;
      neutral?: ColorGroups;
      func?: ColorGroups;
      data?: DataColors;
      [k: string]: unknown;
    };
    fonts?: {
      base?: Families;
      size?: Scale;
      lineHeight?: Scale;
      weight?: Scale;
      [k: string]: unknown;
    };
    borders?: {
      width?: Scale;
      style?: Scale;
      radius?: Scale;
      [k: string]: unknown;
    };
    sizes?: {
      size?: Sizes;
      [k: string]: unknown;
    };
    shadows?: {
      shadow?: Shadows;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * Sections per component, nested at will; a node with `token` and `body` is a section.
   */
  component: {
    [k: string]: unknown;
  };
  /**
   * Styles that the theme brings along.
   */
  customStyle?: {
    /**
     * As they are written.
     */
    style?: string;
    /**
     * What they are written in: css, less, scss or sass.
     */
    language?: string;
    /**
     * Compiled; absent where they are CSS.
     */
    css?: string;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface ColorGroup {
  token: Token;
  label?: string;
  body: {
    none?: Text;
    common?: {
      id?: string;
      label?: string;
      color?: number;
      [k: string]: unknown;
    }[];
    colors: {
      token: Token;
      label?: string;
      color: Text;
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface ColorGroups {
  body?: ColorGroup[];
  [k: string]: unknown;
}
export interface DataColors {
  body?: {
    label?: string;
    colors: {
      value: Text;
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
export interface Families {
  token: Token;
  body: {
    value: Text;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
export interface Scale {
  token: Token;
  body: Step[];
  [k: string]: unknown;
}
export interface Step {
  token: Token;
  label?: string;
  value: string | number;
  [k: string]: unknown;
}
export interface Sizes {
  token: Token;
  body: Step[];
  base?: number;
  start?: string | number;
  [k: string]: unknown;
}
export interface Shadows {
  body: {
    token: Token;
    label?: string;
    value: ShadowLayer[];
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
export interface ShadowLayer {
  inset?: boolean;
  x: string;
  y: string;
  blur: string;
  spread: string;
  color: Text;
  [k: string]: unknown;
}
