import type { Theme } from '../../types/generated/theme.ts';
import { type ScopedStyles, scopeStyles } from './scope-css.ts';

const none: ScopedStyles = { css: '', problems: [] };
const made = new WeakMap<object, ScopedStyles>();

/**
 * The styles that a theme brings along, made once for the same data. Those in another language than CSS are there once an editor has compiled
 * them (`customStyle.css`).
 */
export function customStyles({ customStyle }: Pick<Theme, 'customStyle'>): ScopedStyles {
  if (!customStyle) return none;
  const known = made.get(customStyle);
  if (known) return known;
  const { style = '', css } = customStyle;
  const text = typeof css === 'string' ? css : style;
  const scoped = text.trim() === '' ? none : scopeStyles(text);
  made.set(customStyle, scoped);
  return scoped;
}
