import { earlyTypes, lateTypes } from 'virtual:amis-early-renderers';
import { hasAsyncRenderers, loadAsyncRenderersByType } from 'amis-core/lib/factory';
import { Placeholder } from 'amis-core/lib/renderers/Placeholder';
import { loadCalendarLocale } from '../../i18n/locale.ts';
import { typesOf } from '../../screens/node-types.ts';
import type { Locale } from '../../types/start.ts';
import { loadFullStyles } from '../late/full-styles.ts';
import { usesRareFeatures } from './rare-features.ts';
import { registry } from './registry.ts';

/** What amis loads for every root, whatever is in it. */
const ROOT_TYPES = 'tpl dialog drawer cell spinner group container dropdown-button plain panel'.split(' ');

let table: Promise<unknown> | undefined;

/** amis's stand-ins for what no page has asked for yet would complain about themselves on the console. */
Placeholder.prototype.componentDidMount = () => undefined;

/**
 * Registers every type of amis, each loaded when a page first names it, and brings what the first screens do without:
 * icons and the whole style sheet. What could not be had is asked for again the next time.
 */
export function loadPlainTable(): Promise<unknown> {
  table ??= Promise.all([
    import('virtual:amis-renderers'),
    import('virtual:amis-icons-rest'),
    import('./look-renderers.ts').then(({ registerLookRenderers }) => registerLookRenderers()),
    loadFullStyles(),
  ]).catch((error: unknown) => {
    table = undefined;
    throw error;
  });
  return table;
}

/** The same with the packages for rare features, for a page of which nothing is known. */
export const loadRendererTable = (): Promise<unknown> =>
  Promise.all([loadPlainTable(), import('virtual:deferred-packages')]);

/**
 * Loads the renderers a screen names, so that it appears at once and not node by node, but those that wait until they are drawn.
 * Types that come with the first files cost
 * nothing; as long as a document needs no others, not even the table of types is loaded.
 * @param loadTable another way to load the table, for a screen that does without the packages for rare features
 */
export async function loadRenderersOf(schema: unknown, locale: Locale, loadTable = loadRendererTable): Promise<void> {
  const types = [...typesOf(schema)].filter((type) => !lateTypes.has(type));
  if (types.some((type) => !earlyTypes.has(type) && !Object.hasOwn(registry, type)) || usesRareFeatures(schema)) {
    await loadTable();
  }
  // A root of amis begins to draw when these are there; a screen that takes another's place must not wait for them.
  const wanted = table ? [...types, ...ROOT_TYPES] : types;
  await Promise.all([
    hasAsyncRenderers(wanted) ? loadAsyncRenderersByType(wanted, true) : undefined,
    loadCalendarLocale(locale, types),
  ]);
}
