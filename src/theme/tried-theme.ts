import type { Theme } from '../types/generated/theme.ts';
import type { Appearance } from '../types/start.ts';
import type { WornTheme } from './worn-theme.ts';

/** Tells a page in a frame which theme it wears while somebody edits that. */
export const TRIED = 'pagewright-try-theme';
/** What a page in a frame asks with for that. */
export const ASKED = 'pagewright-asks-theme';

/** Tells the page of samples which components it shows: a list of their names. */
export const SHOWN = 'pagewright-show-samples';

/** A theme that is edited, as a page in a frame is told of it. */
export interface TriedTheme {
  worn: WornTheme;
  /** The look that it is tried in. */
  appearance: Appearance;
  theme: Theme;
}
