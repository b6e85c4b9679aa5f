import type { BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright';

/** A browser context for one test, with a page that has been nowhere. */
export interface LentContext {
  context: BrowserContext;
  page: Page;
  /** Closes its pages and leaves nothing of the test in it. */
  giveBack(): Promise<void>;
}

/** What a site stores at a person's; its files in the cache of the browser stay. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';

/**
 * Browser contexts that are used again by tests that want the same kind: a browser that has a site's files loads it in
 * half the time. In between they lose cookies, storage, permissions, routes and whether they are offline; anything else that
 * a test sets on a context, such as its clock, would stay.
 */
export class ContextPool {
  /** By kind, each with the page that it was cleaned up from: the next test takes it, since a new window costs a tenth of a second. */
  readonly #idle = new Map<string, Page[]>();
  readonly #all = new Set<BrowserContext>();

  constructor(readonly create: (options: BrowserContextOptions) => Promise<BrowserContext>) {}

  async lend(options: BrowserContextOptions): Promise<LentContext> {
    const kind = JSON.stringify(options);
    const page = this.#idle.get(kind)?.pop() ?? (await (await this.create(options)).newPage());
    const context = page.context();
    this.#all.add(context);
    const origins = new Set<string>();
    const visited = (frame: Frame) => void (URL.canParse(frame.url()) && origins.add(new URL(frame.url()).origin));
    const watch = (opened: Page) => void opened.on('framenavigated', visited);
    watch(page);
    context.on('page', watch);
    return {
      context,
      page,
      giveBack: async () => {
        context.off('page', watch);
        const blank = await cleanUp(context, origins);
        this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), blank]);
      },
    };
  }

  /** Closes every context, lent or not. */
  async end(): Promise<void> {
    this.#idle.clear();
    const open = [...this.#all];
    this.#all.clear();
    await Promise.all(open.map((context) => context.close()));
  }
}

/** Answers a new page of the context. */
async function cleanUp(context: BrowserContext, origins: Set<string>): Promise<Page> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await context.unrouteAll();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const origin of origins) {
    if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  await session.detach();
  return page;
}
