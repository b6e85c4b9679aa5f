import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Actor, NamedLevel } from '../screens/index.ts';
import type { Screens } from '../screens/service.ts';
import { insertPage, type NewRow } from './page-rows.ts';

/** The screen that a page of an app shows. */
export const screenOf = (key: string): string => `page/${key}`;

/** A page and what it shows. */
export interface AppPage extends NewRow {
  schema: Record<string, unknown>;
}

/**
 * Publishes a page first and stores its row second, so that the navigation never names a page without content. The server may stop between
 * the two. Then the next page with this key shows what was published, and nothing is published over it.
 * Answers whether there was room, and whether the key was free; throws what publishing throws.
 */
export async function storePage(
  { database, screens, now }: Pick<ServiceBase, 'database' | 'now'> & { screens: Screens },
  level: NamedLevel,
  { schema, ...page }: AppPage,
  { note, actor }: { note: string; actor: Actor },
): Promise<'stored' | 'full' | 'taken'> {
  const screen = screenOf(page.key);
  const present = await screens.resolve(level, screen);
  if (present?.layer !== 'app') await screens.publish(level, screen, { schema, note }, actor);
  return insertPage(database, level, { ...page, at: now() });
}
