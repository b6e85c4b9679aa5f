/** Properties that hold a tooltip: a note beside a field is one. */
const TOOLTIP = /^(?:tooltip|disabledTip|\w*[rR]emark)$/;

/** What the style of a tooltip may say. It lies over other parts, so its place and its size are not the page's. */
const LOOKS = /^(?:(?:background|border)?color|borderradius|textalign|fontweight)$/i;

const SIZE = /^(?:min|max)?(?:width|height)$/i;

/** Pixels that a tooltip is wide and high at most. `frame-box.css` holds its text to as many. */
const LARGEST = 400;

/** Whether a property holds a tooltip with settings of its own. */
export const isTooltipKey = (key: string): boolean => TOOLTIP.test(key);

/** Whether a property holds the style of a tooltip. `around` is the property that its object is under. */
export const isTooltipStyle = (key: string, around: string): boolean =>
  key === 'tooltipStyle' || (key === 'style' && isTooltipKey(around));

/** Whether a style makes a tooltip larger than it may be, or moves it. */
export function isRefusedInTooltip(key: string, value: unknown): boolean {
  if (!SIZE.test(key)) return !LOOKS.test(key);
  return !(Number(String(value).replace('px', '')) <= LARGEST);
}
