import { beforeAll, expect, it } from 'vitest';
import type { ListCompaniesAnswer, OwnCompaniesAnswer } from '../../../src/types/generated/contracts/companies.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { demoId } from '../../operations/demo/data.ts';
import { createDemo } from '../../operations/demo/index.ts';
import { addApp, setMembership } from './index.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const account = (name: string) => demoId(`${name}@example.com`);
  const company = (key: string) => demoId(`company:${key}`);

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it.each([
    ['admin', [['acme', 'owner']]],
    ['owner', [['globex', 'owner']]],
    [
      'member',
      [
        ['acme', 'member'],
        ['globex', 'member'],
      ],
    ],
  ])('lists the companies of %s', async (name, expected) => {
    const { json } = await (await platform.person(name)).get<ListCompaniesAnswer>('/api/company');
    expect(json.data.items.map((item) => [item.key, item.role])).toEqual(expected);
    expect(json.data.items[0]).toEqual({
      id: expect.any(Number),
      key: expect.any(String),
      name: expect.any(String),
      nameshort: expect.any(String),
      logo: '',
      role: expect.any(String),
    });
  });

  it('lists companies as the user center shows them', async () => {
    const { items } = (await (await platform.person('admin')).get<OwnCompaniesAnswer>('/api/i/company')).json.data;
    expect(items).toEqual([
      {
        ...{ id: company('acme'), key: 'acme', name: 'Acme', logo: '' },
        ...{ createdAt: expect.any(String), isOwner: true, mayLeave: false },
      },
    ]);
    expect(Date.parse(items[0]!.createdAt)).toBeGreaterThan(0);
  });

  it('lets no owner leave, and nobody a company that is not theirs', async () => {
    const admin = await platform.person('admin');
    expect((await admin.post(`/api/i/company/leave/${company('acme')}`)).status).toBe(403);
    expect((await admin.post(`/api/i/company/leave/${company('globex')}`)).status).toBe(404);
    expect((await admin.post('/api/i/company/leave/1')).status).toBe(404);
    expect(await platform.services.companies.roleOf(company('acme'), account('admin'))).toBe('owner');
  });

  it('names the roles of the user center', async () => {
    const { json } = await (await platform.person('member')).get('/api/user/roles');
    expect(json.data.items).toEqual([
      { companyName: 'Acme', appName: '', name: 'Member' },
      { companyName: 'Acme', appName: 'CRM', name: 'Sales' },
      { companyName: 'Globex', appName: '', name: 'Member' },
      { companyName: 'Globex', appName: 'CRM', name: 'Support' },
    ]);
  });

  it('knows roles and apps company by company', async () => {
    const { companies } = platform.services;
    expect(await companies.roleOf(company('acme'), account('admin'))).toBe('owner');
    expect(await companies.roleOf(company('globex'), account('admin'))).toBeNull();
    expect(await companies.findByKey('acme')).toMatchObject({ id: company('acme'), name: 'Acme', loginLook: null });
    expect(await companies.findByKey('nowhere')).toBeNull();
    const apps = await Promise.all(['acme', 'globex'].map((key) => companies.findApp(company(key), 'crm')));
    expect(apps.map((app) => app?.companyId)).toEqual([company('acme'), company('globex')]);
    expect(apps[0]?.id).not.toBe(apps[1]?.id);
    expect(await companies.findApp(company('acme'), 'none')).toBeNull();
  });

  it('finds the company of an app by a key that no other company uses', async () => {
    const { database, companies } = platform.services;
    expect(await companies.findByAppKey('crm')).toBeNull();
    expect(await companies.findByAppKey('stock')).toBeNull();
    await addApp(database, { company_id: company('acme'), id: 1, key: 'stock', name: 'Stock' });
    expect((await companies.findByAppKey('stock'))?.key).toBe('acme');
    expect((await companies.findApp(company('acme'), 'stock'))?.name).toBe('Stock');
    await expect(addApp(database, { company_id: company('acme'), id: 1, key: 'twin', name: '' })).rejects.toThrow();
    expect(await companies.findByAppKey('twin')).toBeNull();
    await addApp(database, { company_id: company('globex'), id: 1, key: 'stock', name: 'Stock' });
    expect(await companies.findByAppKey('stock')).toBeNull();
  });

  it('keeps membership and directory together', async () => {
    const { database, companies } = platform.services;
    const member = { companyId: company('acme'), accountId: account('owner') };
    await setMembership(database, { ...member, role: 'member' });
    await setMembership(database, { ...member, role: 'admin' });
    expect(await companies.roleOf(member.companyId, member.accountId)).toBe('admin');
    expect((await companies.ofAccount(member.accountId)).map(({ key, role }) => [key, role])).toEqual([
      ['acme', 'admin'],
      ['globex', 'owner'],
    ]);
  });

  it('lets a member leave with all roles there, and not come back with the next start', async () => {
    const person = await platform.person('member');
    const answer = await person.post(`/api/i/company/leave/${company('acme')}`);
    expect(answer.status).toBe(200);
    const keys = async () =>
      (await person.get<ListCompaniesAnswer>('/api/company')).json.data.items.map(({ key }) => key);
    expect(await keys()).toEqual(['globex']);
    expect((await person.get('/api/company/acme/screen/company/desk')).status).toBe(403);
    const roles = (await person.get<{ items: { companyName: string }[] }>('/api/user/roles')).json.data.items;
    expect(roles.map(({ companyName }) => companyName)).toEqual(['Globex', 'Globex']);
    expect((await auditOf(platform.services, company('acme'))).at(-1)).toMatchObject({ action: 'company.left' });
    expect((await person.post(`/api/i/company/leave/${company('acme')}`)).status).toBe(404);
    await createDemo(platform.services, demoPassword);
    expect(await keys()).toEqual(['globex']);
  });

  it('has no companies to leave in private mode', async () => {
    // The last test, so nothing needs to be set back.
    platform.services.config.mode = 'private';
    const person = await platform.person('member');
    expect((await person.get('/api/i/company')).status).toBe(404);
    expect((await person.post(`/api/i/company/leave/${company('globex')}`)).status).toBe(404);
  });
});
