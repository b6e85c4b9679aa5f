/** A number with its unit, which is empty for a plain number. */
export interface Length {
  number: number;
  unit: string;
}

/** What may be entered: the units, and the bounds in pixels (of plain numbers: as they are). */
export interface Bounds {
  units: readonly string[];
  min?: number | undefined;
  max?: number | undefined;
}

const LENGTH = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-z]*|%)$/i;
const DEFAULT_ROOT = 16;

/** A number with its unit; undefined for any other text. */
export function readLength(text: string): Length | undefined {
  const [, number, unit] = LENGTH.exec(text.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number), unit: (unit ?? '').toLowerCase() };
}

/** A length as CSS has it, with four digits behind the point at most. */
export const writeLength = ({ number, unit }: Length): string => `${Number(number.toFixed(4))}${unit}`;

/** The pixels of one `rem`: the size of type at the root of the document, or 16 where that cannot be read. */
export function rootSize(page: Document = document): number {
  const size = Number.parseFloat(page.defaultView?.getComputedStyle(page.documentElement).fontSize ?? '');
  return size > 0 ? size : DEFAULT_ROOT;
}

/** The pixels of a unit; undefined where they depend on the place. */
function pixelsOf(unit: string, root: number): number | undefined {
  if (unit === 'px' || unit === '') return 1;
  return unit === 'rem' || unit === 'em' ? root : undefined;
}

/** A length within the bounds. For per cents they mean nothing, save that none below zero may be there. */
export function within({ number, unit }: Length, { min, max }: Bounds, root: number): Length {
  const pixels = pixelsOf(unit, root);
  if (pixels === undefined) return { number: min === 0 ? Math.max(number, 0) : number, unit };
  const least = min === undefined ? number : Math.max(number, min / pixels);
  return { number: max === undefined ? least : Math.min(least, max / pixels), unit };
}

/**
 * What a typed text is as a length: in the unit that was typed, else in that of the value before, else in the first one. Undefined where it
 * is no length, or has a unit that is not offered.
 */
export function typedLength(typed: string, before: string, bounds: Bounds, root: number): string | undefined {
  const length = readLength(typed);
  if (!length || Number.isNaN(length.number)) return undefined;
  const former = readLength(before)?.unit ?? '';
  const unit = length.unit || (bounds.units.includes(former) ? former : (bounds.units[0] ?? ''));
  return bounds.units.includes(unit) ? writeLength(within({ number: length.number, unit }, bounds, root)) : undefined;
}

/** A length that is offered for a typed number. */
export interface Offer {
  value: string;
  /** The pixels that it was made of, where it is their number in `rem`. */
  from?: string;
}

/** The lengths that a typed number may mean: one in each unit that fits, and pixels in `rem`. Empty for what is no number. */
export function lengthOffers(typed: string, bounds: Bounds, root: number): Offer[] {
  const length = readLength(typed);
  if (!length) return [];
  const { number } = length;
  const units = bounds.units.filter((unit) => unit.startsWith(length.unit));
  const offers: Offer[] = units.map((unit) => ({ value: writeLength(within({ number, unit }, bounds, root)) }));
  if (units.includes('px') && bounds.units.includes('rem')) {
    const pixels = within({ number, unit: 'px' }, bounds, root);
    offers.push({ value: writeLength({ number: pixels.number / root, unit: 'rem' }), from: writeLength(pixels) });
  }
  return offers.filter(({ value }, index) => offers.findIndex((other) => other.value === value) === index);
}

/** The other side of a pair whose shape is kept: as many times what it was as the changed one is. Undefined where the lengths cannot be compared. */
export function keepShape(before: string, after: string, other: string): string | undefined {
  const [was, is, beside] = [before, after, other].map(readLength);
  if (!was || !is || !beside || was.unit !== is.unit || was.number === 0) return undefined;
  return writeLength({ number: (beside.number * is.number) / was.number, unit: beside.unit });
}
