import type { FrameLocator, Page, Request } from 'playwright';
import { expect } from 'vitest';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { visit } from '../screens/platform.ts';
import { gapBound, longestGap, noteFrames } from './drawn-frames.ts';
import { countRealClicks } from './hostile.ts';
import { type Attack, PLACES, type Target } from './stored-attacks.ts';

/** How long a person waits for an answer to a click, in milliseconds; a busy machine is slow. */
const PATIENCE = 10_000;

/** The form's fields that are shown at first, and its button. */
const FORM = 'css=:is(input[name=email], input[name=token], button[type=submit])';

/** A call that each screen's page may make. Once its answer is shown, whatever the page sends on load has been sent. */
const OWN_CALL: Record<Target, string> = {
  'company/desk': '/api/company/globex/screen/docs/empty',
  'account/login': '/passwordDesc',
};

/** The page with that call at its end. */
export function withOwnCall({ on, page }: Attack): object {
  const body = Array.isArray(page['body']) ? page['body'] : [page['body']];
  const api = `get:${OWN_CALL[on]}`;
  if (on === 'company/desk')
    return { ...page, body: [...body, { type: 'service', className: 'own-call', api, body: 'Answered' }] };
  // A sign-in page has no node that calls; the page itself does.
  return { initApi: api, ...page, body: [...body, { type: 'tpl', className: 'own-call', tpl: 'Answered' }] };
}

/** Does to a page what its author hopes for: points at charts and clicks them, opens choices, types a page's number. */
async function provoke(page: Page, shown: Page | FrameLocator): Promise<void> {
  const tenant = shown.locator('[data-author=tenant]');
  for (const canvas of await tenant.locator('canvas:visible').all()) {
    const box = await canvas.boundingBox();
    if (!box || box.width < 100 || box.height < 100) continue;
    for (const [x, y] of [[box.width / 2, box.height / 2] as const, [60, 40] as const]) {
      await page.mouse.move(box.x + x, box.y + y);
      await page.mouse.click(box.x + x, box.y + y);
    }
  }
  for (const choice of await tenant.locator('.cxd-Select:visible').all()) await choice.click({ timeout: PATIENCE });
  for (const number of await tenant.locator('.cxd-Pagination-inputGroup input:visible').all()) {
    await number.fill('42');
    await number.press('Enter');
  }
  for (const opener of await tenant.locator('button:text-is("Open")').all())
    await opener.click({ timeout: 1000 }).catch(() => undefined);
  // People close a menu by a click beside it.
  await page.mouse.click(1270, 790);
}

/** The document of its own that a page for signed-in people is drawn in. */
const ALONE = '/tenant-page';

/** What lies over each of the shown elements, so that a click does not reach it; empty where nothing does. */
const covers = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((each) => {
        each.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = each.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isFree = each.contains(top) || top?.contains(each);
        return isFree ? '' : `${x} ${y} ${width} ${height}: ${top?.outerHTML.slice(0, 120)}`;
      }),
  );

/** Milliseconds of the longest time between two frames of the platform's own sign-in page, on the machine as it is. */
async function plainGap(page: Page, { base }: DemoPlatform): Promise<number> {
  await page.goto(`${base}/login?safe=1`);
  await page.locator('#root').first().waitFor({ state: 'attached' });
  return longestGap(page, 60_000);
}

/** Somebody's browser, and what may not happen to them. */
export async function createVictim(platform: DemoPlatform, account?: string) {
  const { page, problems, close } = await visit(platform, account ? { as: account } : {});
  // The host and the policy of the document say what they refuse.
  problems.expect(/./);
  await countRealClicks(page);
  await noteFrames(page);
  const most = gapBound(await plainGap(page, platform));
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const { cookieName } = platform.services.config.session;
  const session = async () => (await page.context().cookies()).find(({ name }) => name === cookieName)?.value;

  const badRequests = (on: Target) =>
    requests
      .filter((request) => {
        const { origin, pathname, protocol } = new URL(request.url());
        if (/^(?:data|blob):/.test(protocol)) return false;
        const byPage = request.headers()['x-page']?.startsWith('company;') && pathname !== OWN_CALL[on];
        if (/\/failure$/.test(pathname) && request.headers()['x-page']?.startsWith('builtin;host;')) return false;
        const isVisit = request.resourceType() === 'document' && ![PLACES[on].split('?')[0], ALONE].includes(pathname);
        return byPage || isVisit || request.method() !== 'GET' || origin !== new URL(platform.base).origin;
      })
      .map((request) => `${request.method()} ${request.url()}`);

  /** Opens the screen with an attack on it, and looks at everything that must be as ever. */
  async function meets({ name, on, page: { initApi } }: Attack): Promise<void> {
    const before = await session();
    expect(before !== undefined, name).toBe(account !== undefined);
    requests.length = 0;
    await page.goto(platform.base + PLACES[on], { waitUntil: 'commit' });
    const isAlone = on === 'company/desk';
    const shown = isAlone ? page.frameLocator(`iframe[src$="${ALONE}"]`) : page;
    await shown.locator('#root .own-call', { hasText: 'Answered' }).waitFor({ state: 'attached' });
    const isOwn = (request: Request) => new URL(request.url()).pathname === OWN_CALL[on];
    // The call comes when the actions of the page's start have ended, or were stopped.
    if (!isAlone && !initApi) await expect.poll(() => requests.some(isOwn)).toBe(true);
    if (!isAlone) expect(await longestGap(page, 2 * most), `${name}: milliseconds without a frame`).toBeLessThan(most);
    await provoke(page, shown);
    expect(badRequests(on), name).toEqual([]);
    expect(requests.filter((request) => request.resourceType() === 'document').length, name).toBe(isAlone ? 2 : 1);
    expect(await session(), name).toBe(before);
    // A page that was given up has no document any more.
    expect(page.frames().length, name).toBeLessThanOrEqual(isAlone ? 2 : 1);
    expect(page.context().pages().length, name).toBe(1);
    await (isAlone ? leavesByHeader(name) : leavesByStandardLink(name));
  }

  async function leavesByHeader(name: string): Promise<void> {
    const over = await covers(page, '.pw-header a, .pw-header button');
    expect(over.length, name).toBeGreaterThan(2);
    expect(over.join(''), name).toBe('');
    await page.locator('.pw-header a[href$="/docs"]').click({ timeout: PATIENCE });
    await page.waitForURL('**/docs', { timeout: PATIENCE, waitUntil: 'commit' });
  }

  async function leavesByStandardLink(name: string): Promise<void> {
    const forms = await page.locator('[data-author=tenant] .pw-sign-in').count();
    const over = await Promise.all(
      Array.from({ length: forms }, (_, index) => covers(page, `:nth-match(.pw-sign-in, ${index + 1}) >> ${FORM}`)),
    );
    const link = await covers(page, 'nav#standard-login a');
    if (link.length === 0) return showsOwnForm(name);
    expect(over, name).toContainEqual(['', '', '']);
    expect(link, name).toEqual(['']);
    await page.locator('nav#standard-login a').click({ timeout: PATIENCE });
    await page.waitForURL('**/login?safe=1', { timeout: PATIENCE, waitUntil: 'commit' });
  }

  /** A page whose form is out of sight is given up seconds later. The built-in page that follows has the form, and needs no link. */
  async function showsOwnForm(name: string): Promise<void> {
    await page.locator('[data-author=tenant]').waitFor({ state: 'detached' });
    await expect.poll(() => covers(page, FORM), { message: name }).toEqual(['', '', '']);
  }

  return { page, meets, close };
}
