import { isSheetKey } from './framed-sheet.ts';
import { isOutsideKey } from './outside.ts';
import { isStyleKey } from './style.ts';

/** amis computes any property from one with such an ending: `styleOn`, `wrapperCustomStyleExpr`. */
const COMPUTED = /(?:On|Expr)$/;

/** Whether a property computes a style or a style sheet: nobody knows what it brings, and amis does not check it. */
export function isComputedStyle(key: string): boolean {
  if (!COMPUTED.test(key)) return false;
  const base = key.replace(COMPUTED, '');
  return isSheetKey(base) || isStyleKey(base) || isOutsideKey(base, undefined);
}

/** Whether a property is the style of a navigation: amis writes it and the node's id into a style sheet as they stand. */
export const isUnsafeNavStyle = (key: string, type: unknown): boolean =>
  key === 'style' && String(type).toLowerCase() === 'nav';
