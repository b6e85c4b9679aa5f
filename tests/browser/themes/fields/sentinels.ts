import type { Offered } from './offered.ts';

/** A value that is set, and how it is found in a computed style. */
export interface Sentinel {
  value: string;
  /** One word of the style, or a part of it where it ends with an ellipsis. */
  found: string;
}

const same = (value: string): Sentinel => ({ value, found: value });

const BORDERS = ['dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset'];
const LINES = ['underline', 'line-through', 'overline', 'none'];

/** How often all values are set to others: what follows all of these is read from the field. */
export const ROUNDS = [0, 1, 2, 3] as const;

/** A number below `bound` for the nth value in a round; values differ in at least one round. */
const digit = (nth: number, round: number, bound: number): number =>
  round < 3 ? Math.floor(nth / bound ** round) % bound : (nth * 3 + 1) % bound;

const colorOf = (nth: number, round: number): string =>
  `rgb(${20 + (nth % 200)}, ${20 + (Math.floor(nth / 200) % 200)}, ${30 + round * 50})`;

/** What the nth value of a panel is set to in a round. */
export function sentinelOf({ takes }: Offered, nth: number, round: number): Sentinel {
  const color = colorOf(nth, round);
  switch (takes) {
    case 'color':
      return same(color);
    case 'shadow':
      return { value: `1px 2px 3px 4px ${color}`, found: color };
    case 'border-style':
      return same(BORDERS[digit(nth, round, BORDERS.length)]!);
    case 'border-width':
      return same(`${3 + digit(nth, round, 9)}px`);
    case 'text-decoration':
      return same(LINES[digit(nth, round, LINES.length)]!);
    case 'font-style':
      return same(`oblique ${1 + digit(nth, round, 80)}deg`);
    case 'fontWeight':
      return same(String(101 + digit(nth, round, 799)));
    case 'font-family':
      return { value: `pw-${nth}-${round}`, found: `pw-${nth}-${round}…` };
    case 'icon':
      return { value: `'<svg id="pw-${nth}-${round}"></svg>'`, found: `pw-${nth}-${round}…` };
    case 'angle':
      return same(`${1 + round * 80 + (nth % 60)}deg`);
    case 'height':
      // More than the padding, which would make it no smaller.
      return same(`${48 + digit(nth, round, 61) / 16}px`);
    default:
      return same(`${8 + digit(nth, round, 61) / 16}px`);
  }
}

/** What a value that takes more than a colour is set to in a mode. */
export function sentinelIn(mode: string, nth: number): Sentinel {
  if (mode === 'image') {
    const url = `data:image/svg+xml,pw-${nth}-`;
    return { value: `url("${url}") center center / cover no-repeat`, found: `pw-${nth}-…` };
  }
  const color = colorOf(nth, ROUNDS.length);
  return { value: `linear-gradient(90deg, ${color} 0%, rgb(1, 2, 3) 100%)`, found: `${color}…` };
}
