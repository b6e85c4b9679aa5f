import { useText } from '../../../i18n/texts-context.ts';
import { forceOptions } from '../values/force-options.ts';
import { LISTS, type Option, type OptionLists, readOptions, type Scale } from '../values/options.ts';

/** Gives the options of a scale. */
export type OptionsOf = (scale: Scale) => readonly Option[];

/** The styles of a border, whose values are words that people do not read. */
const WORDS = new Set(['none', 'solid', 'dashed', 'dotted']);

/** The keys that amis gives colours and shadows of its themes for names. People may have given them others. */
const KEYS: Readonly<Partial<Record<Scale, RegExp>>> = {
  color:
    /^(?:brand|text|fill|line|error|warning|success|link|info|other|default|active|hover|bg|strong|lessStrong|disabledInfo|white)$/,
  shadow: /^(?:none|sm|normal|md|lg|xl|2xl)$/,
};

/**
 * What a field offers: the list of its property, or the one of the scale's name in that, else the list of that name in the field's data, else what
 * the theme in force has.
 * @param given the field's property, read in its data
 */
export function useOptions(given: unknown, data: Readonly<Record<string, unknown>>): OptionsOf {
  const text = useText();
  const inWords = (option: Option): Option => {
    const word = option.realValue ?? option.value;
    return WORDS.has(word) ? { ...option, label: text(`style.line.${word}`) } : option;
  };
  const named = (option: Option, scale: Scale): Option => {
    const isKey = (key: string) => KEYS[scale]?.test(key);
    const label = isKey(option.label) ? text(`style.key.${option.label}`) : option.label;
    const inGroup = (child: Option): Option => {
      const inside = named(child, scale);
      if (!isKey(child.label)) return inside;
      return { ...inside, name: child.label === 'default' ? label : `${label} · ${inside.label}` };
    };
    return {
      ...option,
      label,
      ...(option.children ? { children: option.children.map(inGroup) } : {}),
      ...(option.known ? { known: option.known.map((one) => ({ ...one, label: `${label} ${one.label}` })) } : {}),
    };
  };
  return (scale) => {
    const name = LISTS[scale];
    const own = Array.isArray(given) ? given : (given as OptionLists | undefined)?.[name];
    const options = readOptions(own) ?? readOptions(data[name]) ?? forceOptions(scale, text);
    if (scale === 'borderStyle') return options.map(inWords);
    return KEYS[scale] ? options.map((option) => named(option, scale)) : options;
  };
}
