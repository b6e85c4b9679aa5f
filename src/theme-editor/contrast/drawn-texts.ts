import { groundsIn, type Layer } from '../../theme/data/contrast.ts';

/** A text of a sample as the browser draws it. */
export interface DrawnText {
  element: Element;
  text: string;
  /** The colour that its own styles give it. */
  color(): string;
  /** The elements around it, the outermost first; once for each colour of the gradients behind it. None where a picture is behind it. */
  grounds: Layer[][];
  /** Pixels. */
  size: number;
  weight: number;
  isDisabled: boolean;
}

const FIELDS = 'input:not([type="checkbox"],[type="radio"],[type="hidden"],[type="file"],[type="range"]),textarea';
const DISABLED = ':disabled,[aria-disabled="true"],.is-disabled,[data-theme-state="disabled"]';
/** What has text that is not drawn, or not as text. */
const NO_TEXT = 'script,style,option,svg,[aria-hidden="true"]';
/** What a sample stands in. */
export const STAGE = '.pw-theme-stage';
const FAINTEST = 0.05;
const SHOW_TEXT = 4;

const numberOf = (value: string, otherwise: number): number => {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? otherwise : number;
};

/** A background that lets nothing through. */
const isSolid = ({ backgroundColor }: CSSStyleDeclaration): boolean =>
  !(backgroundColor === 'transparent' || /^rgba\(|\/ 0/.test(backgroundColor));

/** Whether an element is drawn, and not cut off by one of those around it in its sample. */
function isShown(element: Element, around: readonly (readonly [Element, CSSStyleDeclaration])[]): boolean {
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return false;
  return around.every(([each, style]) => {
    if (each === element || !/hidden|clip/.test(style.overflow) || !each.closest(STAGE)) return true;
    const room = each.getBoundingClientRect();
    return box.left < room.right && box.right > room.left && box.top < room.bottom && box.bottom > room.top;
  });
}

/** What a text may stand on: the elements around it, with each colour of their gradients. None where a picture is behind it. */
function groundsOf(styles: readonly CSSStyleDeclaration[]): Layer[][] {
  const solid = Math.max(styles.findLastIndex(isSolid), 0);
  return styles.reduce<Layer[][]>(
    (grounds, { backgroundColor: background, backgroundImage, opacity }, at) => {
      const own = { background, opacity: numberOf(opacity, 1) };
      const isPlain = at < solid || backgroundImage === 'none' || backgroundImage === '';
      if (isPlain) return grounds.map((ground) => [...ground, own]);
      const colors = groundsIn(backgroundImage) ?? [];
      return grounds.flatMap((ground) => colors.map((color) => [...ground, own, color]));
    },
    [[]],
  );
}

/** The text of an element with what is around it; undefined where nothing is seen of it. */
function drawn(element: Element, text: string, pseudo: string | null): DrawnText | undefined {
  const view = element.ownerDocument.defaultView!;
  const around: [Element, CSSStyleDeclaration][] = [];
  for (let at: Element | null = element; at; at = at.parentElement) around.unshift([at, view.getComputedStyle(at)]);
  const own = around.at(-1)![1];
  const styles = around.map(([, style]) => style);
  const color = () => view.getComputedStyle(element, pseudo).color;
  const given = view.getComputedStyle(element, pseudo);
  const last = { background: 'transparent', opacity: pseudo ? numberOf(given.opacity, 1) : 1 };
  const strength = styles.reduce((all, { opacity }) => all * numberOf(opacity, 1), last.opacity);
  const size = numberOf(own.fontSize, 0);
  if (strength < FAINTEST || size === 0 || own.visibility !== 'visible') return undefined;
  if (!isShown(element, around)) return undefined;
  const grounds = groundsOf(styles).map((layers) => [...layers, last]);
  const isDisabled = element.closest(DISABLED) !== null;
  return { element, text, color, grounds, size, weight: numberOf(own.fontWeight, 400), isDisabled };
}

/** The elements around a place of a document that have text of their own. */
function withText(around: Element): Map<Element, string> {
  const found = new Map<Element, string>();
  const walker = around.ownerDocument.createTreeWalker(around, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    const text = textContent?.trim() ?? '';
    if (!parentElement || text === '' || parentElement.closest(NO_TEXT)) continue;
    found.set(parentElement, [found.get(parentElement), text].filter(Boolean).join(' '));
  }
  return found;
}

/** The texts of a sample: of its elements, and in its fields what is typed, or what stands there until something is. */
export function textsIn(stage: Element): DrawnText[] {
  const plain = [...withText(stage)].map(([element, text]) => drawn(element, text, null));
  const fields = [...stage.querySelectorAll<HTMLInputElement>(FIELDS)].map((field) => {
    const { value, placeholder } = field;
    const text = value || placeholder;
    return text ? drawn(field, text, value ? null : '::placeholder') : undefined;
  });
  return [...plain, ...fields].filter((text) => text !== undefined);
}
