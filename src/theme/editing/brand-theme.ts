import type { Theme } from '../../types/generated/theme.ts';
import { opaqueHex, readHex } from '../data/color.ts';
import { baseOfGroup, withBrand } from './colour-edits.ts';
import { pathOf } from './paths.ts';
import { faintShades, withReadable } from './readable.ts';
import { house } from './whole-theme.ts';

const BRAND = 'global.colors.brand';
const BASE_AT = `${BRAND}.body.colors.4`;

/** A theme that is made from one colour. */
export interface BrandTheme {
  theme: Theme;
  /** The brand colour that it has. */
  base: string;
  /** The contrast of the colour that was asked for, where words cannot be read on it and the nearest one that passes took its place. */
  faint?: string;
}

/**
 * The platform's look in another colour: the brand's scale, greys with a touch of it, functional colours, links and colours for data that go
 * with it. Words can be read on it and in it. Undefined for what is no colour.
 */
export function brandTheme(color: string): BrandTheme | undefined {
  if (!readHex(color)) return undefined;
  const wanted = withBrand(house, opaqueHex(color), true);
  const faint = faintShades(wanted).find(({ at }) => at === BASE_AT);
  const theme = withReadable(faint?.nearest ? withBrand(house, faint.nearest, true) : wanted);
  return { theme, base: baseOfGroup(theme, pathOf(BRAND)), ...(faint ? { faint: faint.ratio } : {}) };
}
