import { amisTypes } from '../types/generated/amis-types.ts';
import { rendererTypes } from '../types/generated/renderer-types.ts';
import { suggest } from './suggest.ts';

/** What tables, cards and lists take in their toolbars without a renderer of that name being registered. */
const TOOLBAR_TYPES = [
  'bulk-actions',
  'bulkActions',
  'check-all',
  'columns-toggler',
  'drag-toggler',
  'export-csv',
  'export-excel',
  'export-excel-template',
  'filter-toggler',
  'load-more',
  'reload',
  'statistics',
  'switch-per-page',
];

const candidates: readonly string[] = [...amisTypes, ...rendererTypes, ...TOOLBAR_TYPES, 'static'];

/** amis compares types without regard to case. */
const known: ReadonlySet<string> = new Set(candidates.map((type) => type.toLowerCase()));

const STATIC_PREFIX = 'static-';

/** True when a renderer shows nodes of this type; `static-X` shows the value of any form item `X`. */
export function isKnownType(type: string): boolean {
  const lower = type.toLowerCase();
  if (known.has(lower)) return true;
  if (!lower.startsWith(STATIC_PREFIX)) return false;
  const shown = lower.slice(STATIC_PREFIX.length);
  return known.has(shown) || known.has(`input-${shown}`);
}

/** The known type that was most likely meant. */
export function suggestType(type: string): string | undefined {
  return suggest(type, candidates);
}
