import { setMembership } from '../../server-mock/identity/companies/index.ts';
import { PLATFORM } from '../../server-mock/kernel/database/index.ts';
import { type DemoPlatform, demoPassword } from './demo-platform.ts';
import type { Person } from './person.ts';
import { thirdSettings } from './providers/settings.ts';

/** So many rows in each list: more than a page of two, and two of them alike. */
const numbers = [1, 2, 3, 4, 5];

/** Rows that are alike but for their id show whether an order is a total one. */
const nameOf = (number: number) => `Name ${Math.min(number, 4)}`;

async function fillCompanies({ services }: DemoPlatform, account: number): Promise<void> {
  const { query } = services.database;
  const proposed_at = services.now();
  for (const number of numbers) {
    const company = { id: 7000 + number, key: `many${number}`, name: nameOf(number), nameshort: `N${number}` };
    await query.insertInto('company').values(company).execute();
    await setMembership(services.database, { companyId: company.id, accountId: account, role: 'member' });
    const settings = JSON.stringify(thirdSettings('https://sign-in.example'));
    const proposal = { company_id: company.id, settings, proposed_by: account, proposed_at };
    await query.insertInto('provider_proposal').values(proposal).execute();
  }
}

/** Apps, removed apps, members and invitations of a company, and applications of its members for others. */
async function fillCompany({ services }: DemoPlatform): Promise<void> {
  const { id: company_id } = (await services.companies.findByKey('acme'))!;
  const at = services.now();
  for (const number of numbers) {
    const account = { id: 9000 + number, email: `colleague${number}@example.com`, name: nameOf(number) };
    await services.database.query.insertInto('account').values(account).execute();
    await setMembership(services.database, { companyId: company_id, accountId: account.id, role: 'member' });
    const wish = { name: nameOf(number), key: `wish${number}`, owner_name: `Owner ${number}`, phone: '13900000000' };
    await services.database.query
      .insertInto('company_application')
      .values({ ...wish, id: number, account_id: account.id, created_at: at })
      .execute();
    const expires_at = new Date(at.getTime() + number);
    const token = { token_hash: `hash-${number}`, invited_by: account.id, expires_at };
    const invitation = {
      company_id,
      id: number,
      email: `guest${number}@example.com`,
      role: 'member' as const,
      ...token,
    };
    await services.database.tenant(company_id, (trx) => trx.insertInto('invitation').values(invitation).execute());
    for (const removed_at of [null, at]) {
      const key = `${removed_at ? 'old' : 'app'}${number}`;
      const app = { company_id, id: (removed_at ? 8000 : 8100) + number, key, name: nameOf(number), removed_at };
      await services.database.tenant(company_id, (trx) =>
        trx
          .insertInto('app')
          .values({ ...app, description: `About ${number}` })
          .execute(),
      );
    }
  }
}

/** Collections of an app, and as many that are removed; removed pages. */
async function fillApp(owner: Person): Promise<void> {
  const collections = '/api/company/acme/app/crm/collection';
  const pages = '/api/company/acme/app/crm/page';
  for (const number of numbers) {
    const name = nameOf(number);
    await owner.post(pages, { key: `removed${number}`, name });
    await owner.send(`${pages}/removed${number}`, { method: 'DELETE' });
    await owner.post(collections, { key: `many${number}`, name });
    await owner.post(collections, { key: `gone${number}`, name });
    await owner.post(`${collections}/gone${number}/remove`, { name });
  }
}

async function fillRoles({ services }: DemoPlatform, account: number): Promise<void> {
  const company = (await services.companies.findByKey('acme'))!;
  const app = (await services.companies.findApp(company.id, 'crm'))!;
  await services.database.tenant(company.id, async (trx) => {
    for (const id of numbers) {
      const role = { company_id: company.id, id, app_id: app.id, account_id: account, name: `Role ${id}` };
      await trx.insertInto('role').values(role).execute();
    }
  });
}

async function fillAccount({ services }: DemoPlatform, account: number): Promise<void> {
  const { query } = services.database;
  const at = services.now();
  for (const id of numbers) {
    const name = nameOf(id);
    const email = `name${id}@example.com`;
    const times = { created_at: at, last_used_at: at };
    await query
      .insertInto('git_account')
      .values({
        ...{ account_id: account, id, git_username: name, git_email: email, protocol_type: 'SSH', method: 'auto' },
        ...{ description: `Note ${id}`, created_at: at, updated_at: at },
      })
      .execute();
    await query
      .insertInto('identity')
      .values({
        id,
        provider: 'baidu',
        company_id: PLATFORM,
        subject: `${id}`,
        account_id: account,
        name,
        email,
        ...times,
      })
      .execute();
    const token = { token_hash: `hash-${id}`, prefix: `pagewright_${id}`, right: 'read', expires_at: at } as const;
    await query
      .insertInto('access_token')
      .values({ ...token, account_id: account, id, name, ...times })
      .execute();
    const key = { credential_id: `credential-${id}`, relying_party: '127.0.0.1', public_key: '' };
    await query
      .insertInto('passkey')
      .values({ ...key, account_id: account, id, name, ...times })
      .execute();
  }
}

/** Versions of a component of the platform. */
async function fillComponents({ services }: DemoPlatform): Promise<void> {
  for (const id of numbers) {
    const [name, version] = [`many${Math.min(id, 4)}`, `1.0.${id}`];
    const row = {
      ...{ company_id: PLATFORM, id, name, version, hash: `${id}`.repeat(32), bytes: id, created_at: services.now() },
      manifest: JSON.stringify({ name, version, licence: 'MIT', description: `About ${id}` }),
      properties: JSON.stringify({ type: 'object', properties: {} }),
    };
    await services.database.tenant(PLATFORM, (trx) => trx.insertInto('component').values(row).execute());
  }
}

/** Themes and widget templates of the platform. Tells the id of a theme with versions. */
async function fillLooks(person: Person): Promise<number> {
  const group = await person.post<{ id: number }>('/api/widgetTemplate/group/create', { name: 'Many' });
  let id = 0;
  for (const number of numbers) {
    const theme = { name: nameOf(number), key: `many${number}`, description: `About ${number}` };
    id = (await person.post<{ id: number }>('/api/theme', theme)).json.data.id;
    const template = {
      name: `Name${number}`,
      type: group.json.data.id,
      widgetType: 1,
      schema: { type: 'page', body: '' },
    };
    await person.post('/api/widgetTemplate/create', template);
  }
  const { theme } = (await person.get<{ theme: object }>(`/api/theme/${id}/source`)).json.data;
  for (const number of numbers) await person.post(`/api/theme/${id}/publish`, { theme, note: nameOf(number) });
  return id;
}

/** Gives every list that a person sees more rows than a page of two. The person signs in with different browsers and publishes. Tells the id of a theme with versions. */
export async function fillLists(platform: DemoPlatform, person: Person): Promise<{ theme: number }> {
  const account = (await person.get<{ id: number }>('/api/user/info')).json.data.id;
  await fillCompanies(platform, account);
  await fillCompany(platform);
  await fillApp(person);
  await fillRoles(platform, account);
  await fillAccount(platform, account);
  await fillComponents(platform);
  const theme = await fillLooks(person);
  for (const number of numbers) {
    await platform
      .visitor({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/${90 + number}.0` })
      .signIn('admin', demoPassword);
    const page = { schema: { type: 'page', body: `Version ${number}` }, note: nameOf(number) };
    await person.post('/api/screen/home/companies/publish', page);
  }
  return { theme };
}
