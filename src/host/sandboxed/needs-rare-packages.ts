import { showsOnly } from '../../screens/shows-only.ts';
import { DATES } from '../renderers/rare-features.ts';

/** What needs shortcuts, dragging, a file saved, or rows looked through. Without fields, no source has suggestions. */
const PROPERTIES = /"(hotKey|draggable)":|"saveAs"|\|\s*filter\b/;

/**
 * Whether a page needs the packages of rare features; see `src/build/amis-patches/packages/deferred-packages.ts`.
 * Saying yes too often only loads them.
 */
export function needsRarePackages(schema: object): boolean {
  const text = JSON.stringify(schema);
  return !showsOnly(schema) || PROPERTIES.test(text) || DATES.test(text);
}
