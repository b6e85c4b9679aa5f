import type { Theme } from '../../../types/generated/theme.ts';
import type { Token } from './read-tokens.ts';
import { type Slots, slotsOf } from './slots.ts';
import { takeFamily, takeSteps } from './take-steps.ts';
import { isSameValue } from './values.ts';
import { takeColors } from './well-known.ts';

/** Takes the tokens whose name and type are those of a value of the theme. Answers these. */
function takeNamed(tokens: readonly Token[], { slots, commons }: Slots): Token[] {
  const slotOf = new Map(slots.map((slot) => [slot.name.join('.'), slot]));
  const commonOf = new Map(commons.map((common) => [common.name.join('.'), common]));
  return tokens.filter(({ name, type, value, target }) => {
    const slot = slotOf.get(name.join('.'));
    const common = commonOf.get(name.join('.'));
    if (common) return target !== undefined && common.put(target);
    if (slot?.type !== type || value === undefined) return false;
    const variable = slotOf.get(target?.join('.') ?? '')?.variable;
    // What says the same stays as it is written.
    if (variable) slot.put(`var(${variable})`);
    else if (!isSameValue(slot.type, slot.value, value)) slot.put(value);
    return true;
  });
}

/** A theme with the values of tokens, and the tokens that have no place in it: neither by their name nor by what other tools call it. */
export function takeTokens(ground: Theme, tokens: readonly Token[]): { theme: Theme; unused: Token[] } {
  const theme = structuredClone(ground);
  const slots = slotsOf(theme);
  const named = new Set(takeNamed(tokens, slots));
  const others = tokens.filter((token) => !named.has(token));
  const used = [...named, ...takeColors(others, slots), ...takeSteps(others, slots), ...takeFamily(others, slots)];
  const places = new Set(used.flatMap(({ pointer, via }) => [pointer, ...via]));
  return { theme, unused: tokens.filter(({ pointer }) => !places.has(pointer)) };
}
