import { isObject } from '../page/json.ts';
import { componentWords } from '../palette/component-words.ts';
import { isPlain } from '../plain.ts';

type Field = Readonly<Record<string, unknown>>;

/** What a field for colours of amis-editor takes, as one of ours does. */
const color = ({ needGradient, needImage }: Field) => ({
  type: 'theme-color',
  modes: ['color', ...(needGradient ? ['gradient'] : []), ...(needImage ? ['image'] : [])],
});

/** `${fontSizeOptions}` are the steps of `fontSize`. */
const scaleOf = (options: unknown): string => /^\$\{(\w+)Options\}$/.exec(String(options))?.[1] ?? 'sizes';

const shown = (parts: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(parts).flatMap(([part, isHidden]) => (isHidden ? [] : [part]));

/** Ours in place of the fields for styles that amis-editor has, by the type of those. */
const OURS: Readonly<Record<string, (field: Field) => Record<string, unknown>>> = {
  'input-color': color,
  'amis-theme-color-picker': color,
  'amis-theme-select': ({ options }) => ({ type: 'theme-size', scale: scaleOf(options) }),
  'amis-theme-size-editor': ({ label, hideWidth, hideHeight, hideMinWidth }) => ({
    type: 'theme-size',
    label: label || componentWords('style.measures'),
    parts: shown({ width: hideWidth, height: hideHeight, minWidth: hideMinWidth }),
  }),
  'amis-theme-font-editor': ({
    hideColor,
    hideFontSize,
    hideFontWeight,
    hideLineHeight,
    hideFontFamily,
    hasSenior = true,
    hasVertical,
    textAlign = true,
    fontStyle = true,
  }) => ({
    type: 'theme-font',
    parts: shown({
      color: hideColor,
      fontSize: hideFontSize,
      fontWeight: hideFontWeight,
      lineHeight: hideLineHeight,
      'font-family': hideFontFamily,
      'font-style': !hasSenior || !fontStyle,
      'text-decoration': !hasSenior || !fontStyle,
      'text-align': !hasSenior || !textAlign,
      'vertical-align': !hasSenior || !hasVertical,
    }),
  }),
  'amis-theme-border': () => ({ type: 'theme-border' }),
  'amis-theme-radius': () => ({ type: 'theme-radius' }),
  'amis-theme-padding-and-margin': ({ hidePadding, hideMargin }) => ({
    type: 'theme-spacing',
    parts: shown({ padding: hidePadding, margin: hideMargin }),
  }),
  'amis-theme-shadow-editor': ({ label }) => ({ type: 'theme-shadow', label: label || componentWords('style.shadow') }),
};

/** What only the fields of amis-editor read. */
const THEIRS =
  /^(?:options|labelMode|state|itemName|custom|editorValueToken|editorDefaultValue|need[A-Z]\w*|hide[A-Z]\w*|hasSenior|hasVertical|textAlign|fontStyle)$/;

/** Values in force that stand in an empty field, as the beginning of their variables' names. */
function tokenOf(token: unknown, type: unknown): { token?: string } {
  if (typeof token !== 'string' || token === '') return {};
  return { token: type === 'theme-color' || type === 'theme-size' ? token : `${token}-` };
}

/** Components that paint a colour themselves, or read its digits; they know no variables. */
const OWN_PAINT = new Set(['qrcode', 'progress', 'office-viewer']);

/** A panel with our fields for the look in place of those of amis-editor. Functions, elements and instances in it stay as they are. */
export function withOwnFields(panel: unknown, type: unknown): unknown {
  if (Array.isArray(panel)) return panel.map((part) => withOwnFields(part, type));
  if (!isObject(panel) || !isPlain(panel)) return panel;
  const ours = OWN_PAINT.has(String(type)) ? undefined : OURS[String(panel['type'])]?.(panel);
  if (!ours) return Object.fromEntries(Object.entries(panel).map(([key, value]) => [key, withOwnFields(value, type)]));
  const kept = Object.entries(panel).filter(([key]) => !THEIRS.test(key));
  return { ...Object.fromEntries(kept), ...ours, ...tokenOf(panel['editorValueToken'], ours['type']) };
}
