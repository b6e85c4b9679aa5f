/**
 * A theme in the public amis shape. Only what turns into CSS is typed; labels and other words for people are left to the
 * theme editor.
 */
export interface Theme {
  config: { name: string; key: string; description?: string; isDark?: boolean };
  global: ThemeGlobal;
  /** Sections per component, nested at will; a node with `token` and `body` is a leaf. */
  component: Record<string, unknown>;
  /** Plain CSS that follows the variables. */
  customStyle?: { style: string };
}

/** A theme that says only what another one has otherwise: its colours and shadows, and values of components. */
export interface ThemeVariation {
  config: Theme['config'];
  global: Pick<ThemeGlobal, 'colors' | 'shadows'>;
  component: Theme['component'];
}

export interface ThemeGlobal {
  colors: {
    brand: ColorGroup;
    neutral: { body: ColorGroup[] };
    func: { body: ColorGroup[] };
  };
  fonts: { base: { token: string; body: { value: string }[] }; size: Scale; lineHeight: Scale; weight: Scale };
  borders: { width: Scale; style: Scale; radius: Scale };
  sizes: { size: Scale & { base: number; start: string } };
  shadows: { shadow: { body: { token: string; value: ShadowPart[] }[] } };
}

export interface ColorGroup {
  token: string;
  body: { colors: { token: string; color: string }[]; none?: string };
}

export interface Scale {
  token: string;
  body: { token: string; value: string | number }[];
}

export interface ShadowPart {
  inset: boolean;
  x: string;
  y: string;
  blur: string;
  spread: string;
  color: string;
}

/** One section of a component: the prefix of its variables and their values. */
export interface Section {
  token: string;
  body: Record<string, unknown>;
}
