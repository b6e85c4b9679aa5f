import colours from '../../../schemas/editor/colours.json' with { type: 'json' };
import { isObject } from '../page/json.ts';
import { isPlain } from '../plain.ts';
import type { Words } from '../words.ts';

/** Colours as the picker of amis-editor reads them: groups of rows, and in a row its colours. */
export interface ColourOption {
  label: string;
  value: string;
  /** How a swatch is painted: with the variable itself, so that it is light or dark as the editor is. */
  realValue?: string;
  children?: readonly ColourOption[];
}

/** The colours of the theme, each in a row with its name. What is chosen is a variable, so it follows the theme and the dark look. */
export function themeColours(words: Words): ColourOption[] {
  return colours.groups.map(({ name: group, colours: named }) => ({
    label: words(`style.colours.${group}`) ?? group,
    value: group,
    children: Object.entries(named).map(([name, variable]) => {
      const label = words(`style.colour.${name}`) ?? name;
      const value = `var(${variable})`;
      return { label, value: variable, children: [{ label, value, realValue: value }] };
    }),
  }));
}

/** Components that paint a colour themselves, or read its digits; they know no variables. */
const OWN_PAINT = new Set(['qrcode', 'progress', 'office-viewer']);

/** A panel whose fields for colours offer those of the theme first. Functions, elements and instances in it stay as they are. */
export function withThemeColours(panel: unknown, type: unknown): unknown {
  if (OWN_PAINT.has(String(type))) return panel;
  if (Array.isArray(panel)) return panel.map((part) => withThemeColours(part, type));
  if (!isObject(panel) || !isPlain(panel)) return panel;
  if (panel['type'] === 'input-color')
    return { ...panel, type: 'amis-theme-color-picker', labelMode: 'input', needCustom: true };
  return Object.fromEntries(Object.entries(panel).map(([key, value]) => [key, withThemeColours(value, type)]));
}
