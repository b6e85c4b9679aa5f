import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { addMember } from '../../support/add-member.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const app = '/company/globex/app/shop';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner@example.com');
    await owner.post('/api/company/globex/app', { name: 'Shop' });
    await owner.post(`/api${app}/collection`, {
      ...{ name: 'Goods', key: 'goods' },
      fields: [{ key: 'title', type: 'text', label: 'Title' }],
    });
    const seller = await addMember(platform, 'seller', 'globex');
    const { id } = (await seller.get<{ id: number }>('/api/user/info')).json.data;
    await owner.post(`/api${app}/member/${id}`, { level: '', roles: ['Sales', 'Store'] });
  });
  afterAll(closeChromium);

  const rights = async () => (await owner.get<{ rights: object }>(`/api${app}/collection/goods`)).json.data.rights;

  it('gives rights in a collection to roles of the app, and takes them back', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show(`${app}/data/goods`, 'input[type=radio]');
    const write = page.getByRole('radiogroup', { name: en['collection.may.write'] });
    await write.getByRole('radio', { name: en['collection.admins'] }).check();
    const roles = page.getByRole('group', { name: en['collection.also.write'] });
    await roles.getByRole('checkbox', { name: 'Sales' }).check();
    expect(await accessibilityViolations(page, '#root')).toEqual([]);
    const save = page.getByRole('button', { name: en['collection.save'], exact: true });
    await save.click();
    await expect.poll(rights).toEqual({ read: 'member', write: ['Sales'], remove: 'member' });
    await page.getByText(en['collection.saved']).waitFor();
    await show(`${app}/data/goods`, 'input[type=radio]');
    expect(await roles.getByRole('checkbox', { name: 'Sales' }).isChecked()).toBe(true);
    expect(await roles.getByRole('checkbox', { name: 'Store' }).isChecked()).toBe(false);
    await write.getByRole('radio', { name: en['collection.members'] }).check();
    await save.click();
    await expect.poll(rights).toEqual({ read: 'member', write: 'member', remove: 'member' });
    await close();
  });
});
