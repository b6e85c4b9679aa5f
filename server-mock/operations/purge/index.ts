import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { purgeApps, purgePages } from '../../platform/apps/index.ts';
import { purgeCollections } from '../../platform/collections/index.ts';
import type { PurgeParts } from '../../platform/kept/index.ts';

/** Milliseconds between two looks for what is to be deleted. */
const INTERVAL = 60 * 60 * 1000;

/**
 * Deletes now, and then every hour, what people removed more than 30 days ago. A failure is logged; the next hour tries again.
 * Answers how to end that: it resolves once no step runs any more.
 */
export function startPurging(services: PurgeParts & Pick<ServiceBase, 'log'>): () => Promise<void> {
  let isStopping = false;
  const tell = (what: string) => (error: unknown) =>
    services.log.error({ err: error }, `removed ${what} were not deleted`);
  const purge = async () => {
    await purgeApps(services, () => isStopping).catch(tell('apps'));
    await purgePages(services, () => isStopping).catch(tell('pages'));
    await purgeCollections(services, () => isStopping).catch(tell('collections'));
  };
  let running = purge();
  const timer = setInterval(() => {
    running = running.then(purge);
  }, INTERVAL);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}
