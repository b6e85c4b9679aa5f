import type { BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright';

/** A browser context for one test, with a page that has been nowhere. */
export interface LentContext {
  context: BrowserContext;
  page: Page;
  /** Closes its pages and leaves nothing of the test in it. */
  giveBack(): Promise<void>;
}

/** Milliseconds. Chromium once took more than three minutes to close a tab beside a busy page, and then never answered. */
const CLEAN_UP_PATIENCE = 30_000;

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
        const blank = await within(CLEAN_UP_PATIENCE, cleanUp(context, origins));
        if (blank) this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), blank]);
        else this.#abandon(context);
      },
    };
  }

  /** Nobody waits for a context that does not answer: a new one takes its place. */
  #abandon(context: BrowserContext): void {
    this.#all.delete(context);
    context.close().catch(() => undefined);
  }

  /** Closes every context, lent or not. */
  async end(): Promise<void> {
    this.#idle.clear();
    const open = [...this.#all];
    this.#all.clear();
    await within(CLEAN_UP_PATIENCE, Promise.all(open.map((context) => context.close())));
  }
}

/** What a promise gives within so many milliseconds; undefined when it takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
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
