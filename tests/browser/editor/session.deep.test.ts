import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setMembership } from '../../../server-mock/identity/companies/membership.ts';
import { accessibilityViolations, closeChromium, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { appCode, turnOnTwoStep } from '../../support/two-step.ts';
import { startPlatform, textsOf, type Visit, visit } from '../screens/platform.ts';
import { canvasOf, muteEditor, write } from './editor-parts.ts';

const en = textsOf('en-US');
const owner = 'owner@example.com';
const member = 'member@example.com';
const globex = '/api/company/globex/screen';

const filled = (key: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), en[key]!);

onOneEngine((engine) => {
  let server: DemoPlatform;
  let other: Person;
  let memberId: number;

  beforeAll(async () => {
    server = await startPlatform(engine);
    other = await server.person(member);
    memberId = (await other.get<{ id: number }>('/api/user/info')).json.data.id;
    await setRole('admin');
  });
  afterAll(closeChromium);

  async function setRole(role: 'admin' | 'member'): Promise<void> {
    const { companies, database } = server.services;
    await setMembership(database, {
      companyId: (await companies.findByKey('globex'))!.id,
      accountId: memberId,
      role,
    });
  }

  /** Keeps a draft and opens it in the editor. */
  async function edit(name: string, as: string): Promise<Visit> {
    const schema = { type: 'page', body: { type: 'tpl', id: 'text', tpl: 'one', wrapperComponent: 'p' } };
    await other.post(`${globex}/sales/${name}/draft`, { schema });
    const opened = await visit(server, { as, width: 1600 });
    await open(opened.page, name);
    return opened;
  }
  async function open(page: Page, name: string): Promise<void> {
    await page.goto(`${server.base}/company/globex/screens/sales/${name}/edit`);
    await canvasOf(page).getByText('one', { exact: true }).waitFor();
    // A node that is clicked before that is not selected.
    await page.waitForFunction(() => window.editorStore.ready);
  }
  const draft = async (name: string) =>
    (await other.get<{ schema: { body: { tpl: string } }; authorId: number }>(`${globex}/sales/${name}/draft`)).json
      .data;
  const savedText = async (name: string) => (await draft(name)).schema.body.tpl;

  async function change(page: Page, text: string): Promise<void> {
    await canvasOf(page).locator('p').click();
    await write(page, text);
  }

  const endSession = (page: Page) => page.context().clearCookies({ name: server.services.config.session.cookieName });
  const focus = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  const saved = (page: Page) => page.getByText(en['edit.draft.saved']!, { exact: true }).waitFor();

  it('shows who else has the page open, and oneself in another tab', { timeout: 180_000 }, async () => {
    const { page, close } = await edit('people', owner);
    const people = page.getByRole('status');
    const say = (body: object) =>
      other.post(`${globex}/sales/people/presence`, { tab: 'a-tab-of-the-member', ...body });
    await say({});
    await people.getByText('Member', { exact: true }).waitFor();
    expect(await accessibilityViolations(page, 'header')).toEqual([]);
    await say({ leaves: true });
    await people.getByText('Member', { exact: true }).waitFor({ state: 'detached' });
    const second = await page.context().newPage();
    await open(second, 'people');
    const me = (shown: Page) => shown.getByRole('status').getByText(en['edit.peopleMe']!, { exact: true });
    await Promise.all([me(page).waitFor(), me(second).waitFor()]);
    await second.close();
    await me(page).waitFor({ state: 'detached' });
    await close();
  });

  it('has the person sign in again in place when the session ends, and saves what was changed', {
    timeout: 180_000,
  }, async () => {
    const { page, close, problems } = await edit('again', owner);
    problems.expect(/40[13]/);
    await muteEditor(page);
    await page.context().clearCookies({ name: server.services.config.session.cookieName });
    await change(page, 'written without a session');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['edit.signInAbout']!).waitFor();
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.pw-edit-copy').getByRole('button', { name: en['edit.signIn']! }).click();
    await dialog.getByRole('tab', { name: en['login.password']! }).click();
    await dialog.getByLabel(en['login.account']!).fill(owner);
    await dialog.locator('input[type=password]').fill(demoPassword);
    await dialog.getByRole('button', { name: en['login.submit']! }).click();
    await saved(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await savedText('again')).toBe('written without a session');
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await expect.poll(() => savedText('again')).toBe('one');
    await close();
  });

  it('leads over the sign-in page back to what was changed when the browser has lost all its cookies', {
    timeout: 180_000,
  }, async () => {
    const { page, close, problems } = await edit('cookies', owner);
    problems.expect(/40[13]/);
    await muteEditor(page);
    await page.context().clearCookies();
    await change(page, 'written without cookies');
    await page.getByRole('dialog').getByRole('link', { name: en['edit.signInPage']! }).click();
    await page.waitForURL('**/login?redirect=**');
    // The first picture of the page stands beside the live one until that one is there.
    await page.waitForFunction(() => !document.querySelector('#shell')?.firstElementChild);
    const live = page.locator('#root');
    await live.getByRole('tab', { name: en['login.password']! }).click();
    await live.locator('input[name=email]:visible').fill(owner);
    await live.locator('input[name=token]:visible').fill(demoPassword);
    await live.getByRole('button', { name: en['login.submit']! }).click();
    await page.waitForURL('**/sales/cookies/edit');
    await canvasOf(page).getByText('written without cookies', { exact: true }).waitFor();
    await expect.poll(() => savedText('cookies')).toBe('written without cookies');
    await close();
  });

  it('saves nothing in the name of another person without asking', { timeout: 180_000 }, async () => {
    const { page, close, problems } = await edit('other', owner);
    problems.expect(/40[13]/);
    await muteEditor(page);
    await signIn(page, new URL(server.base).origin, 'admin@example.com', demoPassword);
    await change(page, 'by the owner');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(filled('edit.otherMayNot', { name: 'Admin', own: 'Owner' })).waitFor();
    expect(await dialog.getByRole('button', { name: filled('edit.takeOver', { name: 'Admin' }) }).count()).toBe(0);
    await signIn(page, new URL(server.base).origin, member, demoPassword);
    await focus(page);
    await dialog.getByText(filled('edit.otherAbout', { name: 'Member', own: 'Owner' })).waitFor();
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
    expect(await savedText('other')).toBe('one');
    await dialog.getByRole('button', { name: filled('edit.takeOver', { name: 'Member' }) }).click();
    await canvasOf(page).getByText('by the owner', { exact: true }).waitFor();
    await expect.poll(() => savedText('other')).toBe('by the owner');
    expect((await draft('other')).authorId).toBe(memberId);
    await close();
  });

  it('says so when the right has ended, and hands the page over as a file', { timeout: 180_000 }, async () => {
    const { page, close, problems } = await edit('right', member);
    problems.expect(/403/);
    await setRole('member');
    await change(page, 'too late');
    const notice = page.locator('.pw-edit-copy');
    await notice.getByText(en['edit.forbidden']!).waitFor();
    expect(await accessibilityViolations(page, '.pw-edit-copy')).toEqual([]);
    const saving = page.waitForEvent('download');
    await notice.getByRole('button', { name: en['edit.download']! }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('sales.right.json');
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      format: 'pagewright.screen',
      id: 'sales/right',
      schema: { body: { tpl: 'too late' } },
    });
    await setRole('admin');
    await close();
  });

  it('loses nothing when a tab without a connection is closed', { timeout: 180_000 }, async () => {
    const { page, close, problems } = await edit('closed', owner);
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const context = page.context();
    await context.setOffline(true);
    await change(page, 'written offline');
    await page.getByText(en['edit.draft.failed']!, { exact: true }).waitFor();
    await page.close();
    await context.setOffline(false);
    expect(await savedText('closed')).toBe('one');
    const again = await context.newPage();
    await again.goto(`${server.base}/company/globex/screens/sales/closed/edit`);
    await canvasOf(again).getByText('written offline', { exact: true }).waitFor();
    await expect.poll(() => savedText('closed')).toBe('written offline');
    await close();
  });

  it('takes changes back and repeats them across a reload, of the same page alone', { timeout: 180_000 }, async () => {
    const { page, close } = await edit('steps', owner);
    const undo = page.getByRole('button', { name: en['edit.undo']! });
    const redo = page.getByRole('button', { name: en['edit.redo']! });
    await change(page, 'two');
    await expect.poll(() => savedText('steps')).toBe('two');
    await change(page, 'three');
    await expect.poll(() => savedText('steps')).toBe('three');
    await undo.click();
    await expect.poll(() => savedText('steps')).toBe('two');
    await page.reload();
    await canvasOf(page).getByText('two', { exact: true }).click();
    const selected = () => page.evaluate(() => window.editorStore.activeId);
    await expect.poll(selected).not.toBe('');
    const before = await selected();
    await undo.click();
    await expect.poll(() => savedText('steps')).toBe('one');
    // What is selected is the same node as before, and the palette and its panel are filled.
    expect(await selected()).toBe(before);
    await expect.poll(() => page.evaluate(() => window.editorStore.subRenderers.length)).toBeGreaterThan(0);
    await page.locator('.editor-right-panel [data-panel-of]').waitFor({ state: 'attached' });
    await redo.click();
    await redo.click();
    await expect.poll(() => savedText('steps')).toBe('three');
    expect(await redo.isDisabled()).toBe(true);
    await other.post(`${globex}/sales/steps/draft`, { schema: { type: 'page', body: 'of somebody else' } });
    await page.reload();
    await canvasOf(page).getByText('of somebody else').waitFor();
    expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);
    await close();
  });

  it('says that a page is too large to be saved, until the change is taken back', { timeout: 180_000 }, async () => {
    const { page, close, problems } = await edit('large', owner);
    problems.expect(/413|400/);
    await page.evaluate((length) => {
      const { editorStore: store } = window;
      const { body } = store.filteredSchema as unknown as { body: { $$id: string } };
      store.changeValueById(body.$$id, { tpl: 'x'.repeat(length) });
    }, 1_100_000);
    const notice = page.locator('.pw-edit-copy');
    await notice.getByText(en['edit.refused']!.split('{why}')[1]!.trim()).waitFor();
    expect(await accessibilityViolations(page, '.pw-edit-copy')).toEqual([]);
    expect(await savedText('large')).toBe('one');
    await page.getByRole('button', { name: en['edit.undo']! }).click();
    await saved(page);
    await notice.waitFor({ state: 'detached' });
    await close();
  });

  it('says that what a draft is based on was removed, and throws it away when asked', {
    timeout: 180_000,
  }, async () => {
    const schema = { type: 'page', body: { type: 'tpl', id: 'text', tpl: 'one', wrapperComponent: 'p' } };
    await other.post(`${globex}/sales/removed/draft`, { schema });
    const { companies, database } = server.services;
    const companyId = (await companies.findByKey('globex'))!.id;
    await database.tenant(companyId, (trx) =>
      trx
        .updateTable('screen')
        .set({ draft_base_layer: 'builtin', draft_base_version: 7 })
        .where('company_id', '=', companyId)
        .where('screen_id', '=', 'sales/removed')
        .execute(),
    );
    const { page, close } = await visit(server, { as: owner, width: 1600 });
    await open(page, 'removed');
    const notice = page.locator('.pw-edit-copy');
    await notice.getByText(en['edit.gone']!).waitFor();
    expect(await accessibilityViolations(page, '.pw-edit-copy')).toEqual([]);
    await change(page, 'kept until it is thrown away');
    await expect.poll(() => savedText('removed')).toBe('kept until it is thrown away');
    await notice.getByRole('button', { name: en['edit.throwAway']! }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['edit.throwAwaySure']!).waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(`${server.base}/company/globex/screens`);
    expect((await other.get(`${globex}/sales/removed/draft`)).status).toBe(404);
    await close();
  });

  it('leads to the second step of a sign-in and back, and saves what was changed', { timeout: 180_000 }, async () => {
    const { page, close, problems } = await edit('two-step', member);
    problems.expect(/40[13]/);
    const now = () => server.services.now();
    const { secret } = await turnOnTwoStep(await server.person(member), now);
    // No code is taken twice.
    server.later(60);
    await muteEditor(page);
    await endSession(page);
    await change(page, 'written before the second step');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: en['login.password']! }).click();
    await dialog.getByLabel(en['login.account']!).fill(member);
    await dialog.locator('input[type=password]').fill(demoPassword);
    await dialog.getByRole('button', { name: en['login.submit']! }).click();
    await page.waitForURL('**/login/verify?*');
    await page.locator('#root input[name=code]:visible').fill(appCode(secret, now()));
    await page.locator('#root').getByRole('button', { name: en['login.submit']!, exact: true }).click();
    await canvasOf(page).getByText('written before the second step', { exact: true }).waitFor();
    await saved(page);
    await close();
  });
});
