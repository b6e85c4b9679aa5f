import type { Values } from '../theme/data/theme-css.ts';
import { splitCss } from '../theme/inputs/values/split-css.ts';
import { type FieldPlace, referencesIn } from '../theme/panels/places.ts';

/** What is seen of an element first. */
const SEEN_FIRST = ['background', 'color', 'fill', 'border', 'box-shadow', 'font'];
/** What gives an element a colour, which counts before its sizes. */
const COLOURS = /^(?:background|color|fill|stroke|box-shadow|border(?!.*(?:radius|spacing|collapse)))/;
const DECLARATION = /([\w-]+)\s*:\s*([^;]*var\([^;]*)/g;
const STATE = /:(hover|active|focus)/;
const PSEUDO_ELEMENT = /::?(before|after|placeholder|selection|-webkit-[\w-]+|-moz-[\w-]+)(?![\w-])/g;

/** A declaration that reads variables and holds for an element. */
interface Line {
  property: string;
  names: string[];
}

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/** Whether a selector holds for an element without a pointer on it. */
const holds = (element: Element, selectors: string): boolean =>
  splitCss(selectors, ',').some(
    (selector) => !STATE.test(selector) && matches(element, selector.replace(PSEUDO_ELEMENT, '') || '*'),
  );

function linesFor(element: Element): Line[] {
  const lines: Line[] = [];
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      const { selectorText, style, cssRules } = rule as CSSStyleRule;
      if (selectorText === undefined) {
        if (cssRules) collect(cssRules);
      } else if (style.cssText.includes('var(') && holds(element, selectorText))
        for (const [, property, value] of style.cssText.matchAll(DECLARATION))
          if (!property!.startsWith('--')) lines.push({ property: property!, names: referencesIn(value) });
    }
  };
  for (const sheet of element.ownerDocument.styleSheets) collect(sheet.cssRules);
  return lines;
}

const orderOf = (property: string): number => {
  const at = SEEN_FIRST.findIndex((first) => property.startsWith(first));
  return at === -1 ? SEEN_FIRST.length : at;
};

/** The fields behind a variable: its own, else those of the variables that its value reads. */
function behind(name: string, places: ReadonlyMap<string, FieldPlace>, values: Values, depth = 0): FieldPlace[] {
  const own = places.get(name);
  if (own || depth > 4) return own ? [own] : [];
  return referencesIn(values.get(name)).flatMap((next) => behind(next, places, values, depth + 1));
}

/**
 * The field that gives an element its look, or the nearest one around it: of the form with the most say in its colours, or in its sizes
 * where nothing colours it, the one for what is seen first.
 * @param places where the fields of panels stand, by variable
 * @param values the variables that are in force
 */
export function placeOf(
  element: Element,
  places: ReadonlyMap<string, FieldPlace>,
  values: Values,
): FieldPlace | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const all = linesFor(at).flatMap(({ property, names }) =>
      names
        .flatMap((name) => behind(name, places, values))
        .map((place) => ({ place, property, order: orderOf(property) })),
    );
    const colours = all.filter(({ property }) => COLOURS.test(property));
    const found = colours.length > 0 ? colours : all;
    const formOf = ({ panel, part, index }: FieldPlace) => `${panel} ${part} ${index}`;
    const say = new Map<string, number>();
    for (const { place } of found) say.set(formOf(place), (say.get(formOf(place)) ?? 0) + 1);
    const [form] = [...say].sort(([, one], [, other]) => other - one)[0] ?? [];
    const ofForm = found.filter(({ place }) => formOf(place) === form);
    if (ofForm.length > 0) return ofForm.reduce((best, next) => (next.order < best.order ? next : best)).place;
  }
  return undefined;
}
