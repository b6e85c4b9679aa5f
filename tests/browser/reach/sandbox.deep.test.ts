import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { openDesk } from './open-desk.ts';
import { store, withoutChecker } from './stored-attacks.ts';

const tpl = (text: string, rest: object = {}) => ({ type: 'tpl', tpl: text, ...rest });
const page = (body: unknown, rest: object = {}) => ({ type: 'page', body, ...rest });
const click = (actions: object[]) => ({ onEvent: { click: { actions } } });

/** Pages that keep their document busy for many seconds (attempts 455 and 484). */
const freezing: Record<string, object> = {
  'fields of many values in one another': page({
    type: 'form',
    data: { c: Array(200).fill({ d: Array(200).fill({ e: 1 }) }) },
    body: {
      type: 'combo',
      name: 'c',
      multiple: true,
      items: [{ type: 'combo', name: 'd', multiple: true, items: [{ type: 'input-text', name: 'e' }] }],
    },
  }),
  'six tables of 5,000 cells': page(
    Array.from({ length: 6 }, () => ({
      type: 'table',
      source: '${rows}',
      columns: Array.from({ length: 50 }, () => tpl('${a} ${b}')),
    })),
    { data: { rows: Array.from({ length: 100 }, (_, a) => ({ a, b: a })) } },
  ),
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  let version = 300;
  it.each(Object.entries(freezing))('leaves the platform alive beside %s', async (_, schema) => {
    withoutChecker(platform.services);
    version += 1;
    await store(platform.services, 'company/desk', version, schema);
    const { page: shown, problems, close } = await visit(platform, { as: 'member@example.com' });
    problems.expect(/./);
    await shown.goto(`${platform.base}/company/globex`, { waitUntil: 'commit' });
    await shown.locator('iframe[data-author=tenant]').waitFor();
    const inner = shown.frames().find((each) => each.url().endsWith('/tenant-page'));
    // Until the page's own document is busy with its nodes.
    await expect.poll(() => inner !== undefined || shown.frames().length > 1).toBe(true);
    await shown.locator('.pw-user-menu button').click();
    await shown.locator('[role=menu], .cxd-DropDown-menu').first().waitFor();
    await shown.keyboard.press('Escape');
    await shown.locator('.pw-header a[href$="/docs"]').click();
    await shown.waitForURL('**/docs');
    await close();
  });

  const busy = Object.values(freezing).map(({ body }: { body?: unknown }) => body);
  it.each<[string, object]>([
    ['as nodes', page(busy)],
    [
      'in items of a list and in tabs',
      page(
        [
          { type: 'each', source: '${rows}', items: busy },
          { type: 'tabs', tabs: [{ title: 'A', body: busy }] },
        ],
        { data: { rows: [1] } },
      ),
    ],
  ])('leaves costly nodes out where people sign in: %s', async (_, schema) => {
    withoutChecker(platform.services);
    version += 1;
    await store(platform.services, 'account/login', version, schema);
    const { page: shown, close } = await visit(platform);
    await shown.goto(`${platform.base}/login?company=globex&authType=password`);
    const tenants = shown.locator('#root .pw-tenant');
    await tenants
      .getByText(/This (part|field) is switched off/)
      .first()
      .waitFor();
    expect(await tenants.locator('table, canvas, .cxd-ComboControl').count()).toBe(0);
    await shown.locator('#root input[name=email]').fill('member');
    await close();
  });

  it('follows another language, and keeps what was typed', async () => {
    const {
      page: shown,
      desk,
      close,
    } = await openDesk(
      platform,
      page([
        tpl('First ${locale}'),
        { type: 'form', id: 'f', body: [{ type: 'input-text', name: 'note', label: 'Note' }] },
      ]),
      // The choice stays with the account; the other tests speak for the owner.
      'member@example.com',
    );
    await desk.getByText('First en-US').waitFor();
    await desk.locator('input[name=note]').fill('typed');
    await shown.evaluate(() => document.querySelector<HTMLElement>('.pw-user-menu button')?.click());
    await shown.getByRole('menuitem', { name: '中文' }).or(shown.getByText('中文')).first().click();
    await desk.getByText('First zh-CN').waitFor();
    expect(await desk.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await desk.locator('input[name=note]').inputValue()).toBe('typed');
    await close();
  });

  it('asks before what was typed is lost', async () => {
    const body = [{ type: 'input-text', name: 'note', label: 'Note' }, tpl('Typed: ${note}')];
    const form = { type: 'form', wrapWithPanel: false, promptPageLeave: true, body };
    const { page: shown, desk, close } = await openDesk(platform, page(form));
    await desk.locator('input[name=note]').fill('typed');
    await desk.getByText('Typed: typed').waitFor();
    await shown.locator('.pw-header a[href$="/docs"]').click();
    const question = shown.getByRole('dialog').filter({ hasText: 'Your changes are not saved.' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(shown.url()).toContain('/company/globex');
    expect(await desk.locator('input[name=note]').inputValue()).toBe('typed');
    await close();
  });

  it('keeps the query of its address in the address bar, and finds its own screens', async () => {
    const go = { actionType: 'link', args: { link: '/company/globex?page=2' } };
    const {
      page: shown,
      desk,
      close,
    } = await openDesk(platform, page([{ type: 'button', label: 'Next', ...click([go]) }, tpl('Page ${query.page}')]));
    await desk.getByRole('button', { name: 'Next' }).click();
    await shown.waitForURL(/\?page=2$/);
    await desk.getByText('Page 2').waitFor();
    await close();
  });

  it('follows a new version, and keeps what was typed', async () => {
    const owner = await platform.person('owner@example.com');
    const publish = (words: string) => {
      const form = { type: 'form', id: 'f', body: [{ type: 'input-text', id: 'n', name: 'note', label: 'Note' }] };
      const schema = page([tpl(words, { id: 't' }), form], { id: 'p' });
      return owner.post('/api/company/globex/screen/company/desk/publish', { schema });
    };
    expect((await publish('One')).status).toBe(200);
    const { page: shown, close } = await visit(platform, { as: 'owner@example.com' });
    const listening = shown.waitForRequest(/screen-events/);
    await shown.goto(`${platform.base}/company/globex`);
    const desk = shown.frameLocator('iframe[data-author=tenant]');
    await desk.getByText('One').waitFor();
    await listening;
    await desk.locator('input[name=note]').fill('typed');
    expect((await publish('Two')).status).toBe(200);
    await desk.getByText('Two').waitFor();
    expect(await desk.locator('input[name=note]').inputValue()).toBe('typed');
    await close();
  });

  it('has no page of its own at its address', async () => {
    const { page: shown, problems, close } = await visit(platform);
    problems.expect(/404/);
    const answer = await shown.goto(`${platform.base}/tenant-page`);
    expect(answer?.status()).toBe(404);
    await close();
  });
});
