import colours from '../../../../schemas/editor/colours.json' with { type: 'json' };
import type { Option, Scale } from './options.ts';

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

/** The variables that a theme in force has of each scale, but for colours, whose names stand in `schemas/editor/colours.json`. */
const VARIABLES: Readonly<Record<Exclude<Scale, 'color'>, readonly string[]>> = {
  sizes: [...numbered('--sizes-size-', 0, 9), ...numbered('--sizes-base-', 1, 50)],
  fontSize: numbered('--fonts-size-', 1, 9),
  fontWeight: numbered('--fonts-weight-', 1, 9),
  lineHeight: numbered('--fonts-lineHeight-', 1, 3),
  fontFamily: ['--fonts-base-family'],
  borderWidth: numbered('--borders-width-', 1, 4),
  borderStyle: numbered('--borders-style-', 1, 4),
  borderRadius: numbered('--borders-radius-', 1, 7),
  shadow: ['none', 'sm', 'normal', 'md', 'lg', 'xl', '2xl'].map((name) => `--shadows-shadow-${name}`),
};

const styleOf = (page: Document): CSSStyleDeclaration | undefined =>
  page.defaultView?.getComputedStyle(page.documentElement);

/** What a reference is in the theme in force; any other value is itself. */
export function inForce(value: string, page: Document = document): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return (name && styleOf(page)?.getPropertyValue(name).trim()) || value;
}

/** Words of CSS that people read in their own language, with their texts. */
const WORDS: Readonly<Record<string, string>> = {
  auto: 'style.auto',
  none: 'style.none',
  transparent: 'style.transparent',
};

/** What a value is called that is no option: a word, or what it is in force. */
export function plainName(value: string, text: (key: string) => string): string {
  const real = inForce(value);
  const word = WORDS[real];
  return word ? text(word) : real;
}

/** What the theme offers that is in force in a document, as far as it says anything. Colours are painted with their variable, so they are right in both looks. */
export function forceOptions(scale: Scale, text: (key: string) => string, page: Document = document): Option[] {
  if (scale === 'color')
    return colours.groups.map(({ name, colours: named }) => ({
      label: text(`style.colours.${name}`),
      value: name,
      children: Object.entries(named).map(([key, variable]) => ({
        label: text(`style.colour.${key}`),
        value: `var(${variable})`,
      })),
    }));
  const styles = styleOf(page);
  return VARIABLES[scale].flatMap((name) => {
    const realValue = styles?.getPropertyValue(name).trim() ?? '';
    const label = scale === 'shadow' ? name.slice(name.lastIndexOf('-') + 1) : '';
    return realValue ? [{ label, value: `var(${name})`, realValue }] : [];
  });
}
