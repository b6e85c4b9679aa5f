/** What is in a state: all that a sample has, or the parts of it that are marked. */
const HOVER = '.pv-hover *,.pv-hover-here';
const ACTIVE = '.pv-active *,.pv-active-here';

/** Pseudo-classes of amis's rules, and the classes around a sample that stand for them. */
const STANDS_FOR: [RegExp, string][] = [
  [/(?<!\\):hover\b/g, `:is(${HOVER},${ACTIVE})`],
  [/(?<!\\):active\b/g, `:is(${ACTIVE})`],
  [/(?<!\\):focus(?:-visible|-within)?\b/g, `:is(${ACTIVE})`],
  [/\.(cxd-[A-Z]\w*)-focused\b/g, `:where(.$1):is(.$1-focused,${ACTIVE})`],
  [/\.is-highlight\b/g, `:is(.is-highlight,${HOVER})`],
  [/\.is-focused\b/g, `:is(.is-focused,${ACTIVE})`],
  [/\.(cxd-[A-Za-z]+)-focused\b/g, `:where(.$1):is(.$1-focused,${ACTIVE})`],
];

const done = new WeakSet<Document>();

type Group = CSSStyleSheet | CSSGroupingRule;

/** A selector with the classes of samples in the place of states. */
export const inState = (selector: string): string =>
  STANDS_FOR.reduce((text, [pattern, instead]) => text.replace(pattern, instead), selector);

/**
 * The rules for states of a sheet, or of a group in it, once more for samples. From the last rule: what is put in does not move those that are
 * still to come.
 */
export function showStatesIn(group: Group): void {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at]!;
    if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule;
      const shown = inState(selectorText);
      if (shown !== selectorText) group.insertRule(`${shown}{${style.cssText}}`, at + 1);
    } else if ('cssRules' in rule) showStatesIn(rule as CSSGroupingRule);
  }
}

/**
 * Lets samples be seen as they are below a pointer, pressed or focused: each rule of such a state is there once more, for what stands in
 * `pv-hover` or `pv-active`, or is marked with `pv-hover-here` or `pv-active-here`. It weighs as much as the rule itself.
 */
export function showStates(page: Document): void {
  if (done.has(page)) return;
  done.add(page);
  for (const sheet of page.styleSheets) showStatesIn(sheet);
}
