import type { Locator, Page } from 'playwright';
import type { Layer } from '../../../src/types/start.ts';

/** A page as an author of a layer wrote it. */
export interface Override {
  id: string;
  layer: Layer;
  schema: object;
}

const BLOCK = /(<script type="application\/json" id="pagewright-start"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * Has the document at a path bring an override that no checker has seen, as an older release might have stored it. What the
 * host lets it do must not depend on what a publish lets through.
 */
export async function serveInDocument(page: Page, path: string, { id, layer, schema }: Override): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(BLOCK, (_all, open: string, block: string, close: string) => {
        const start = { ...JSON.parse(block), screen: { id, schema, version: 7, layer }, scope: { company: 'globex' } };
        return open + JSON.stringify(start).replaceAll('<', '\\u003c') + close;
      });
      await route.fulfill({ response: answer, body: html });
    },
  );
}

/** Notes what leaves the browser from now on: method, path with query, and the frame that was named. */
export function watchRequests(page: Page): { readonly sent: string[]; readonly pages: string[] } {
  const sent: string[] = [];
  const pages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    sent.push(
      `${request.method()} ${url.origin === new URL(page.url()).origin ? '' : url.origin}${url.pathname}${url.search}`,
    );
    const name = request.headers()['x-page'];
    if (name) pages.push(`${name} ${request.method()} ${url.pathname}`);
  });
  return { sent, pages };
}

/** Playwright's own calls count as a person's clicks to the browser; here only keys and pointers do, as for people. */
export async function countRealClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last = Number.NEGATIVE_INFINITY;
    for (const type of ['pointerdown', 'keydown']) {
      const note = ({ isTrusted }: Event) => {
        if (isTrusted) tell();
      };
      document.addEventListener(type, note, true);
    }
    // Browsers tell the documents around, too.
    const tell = () => {
      last = performance.now();
      if (window.parent !== window) window.parent.postMessage('test.used', '*');
    };
    // Before the host's own listener, which keeps what pages say from all others.
    window.addEventListener('message', ({ data }) => data === 'test.used' && tell(), true);
    const userActivation = {
      get isActive() {
        return performance.now() - last < 5000;
      },
    };
    Object.defineProperty(navigator, 'userActivation', { value: userActivation });
  });
}

/** Follows a link to a path of the platform, as a click on one does; to the browser it is one. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);
}

/** Has a person use a page, and waits until the document around it knows. Its first click comes there later than what the page sends. */
export async function use(page: Page, part: Locator): Promise<void> {
  await part.click();
  await page.waitForFunction(() => navigator.userActivation.isActive);
}
