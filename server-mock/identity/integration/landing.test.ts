import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { clientId, clientSecret } from '../../../tests/support/providers/outside.ts';
import { somebodyNew, startWorldly, type Worldly } from '../../../tests/support/providers/platform.ts';
import { setMembership } from '../companies/index.ts';

onOneEngine((engine) => {
  let worldly: Worldly;
  beforeAll(async () => {
    worldly = await startWorldly(engine);
    const integration = { type: 'feishu', appId: clientId, appSecret: clientSecret, sdkUrl: '' };
    worldly.platform.services.config.integration = { ...integration, endpoint: worldly.world.url };
  });
  somebodyNew(() => worldly.world);

  async function land(prefix: string, body: object) {
    const { platform, world } = worldly;
    const person = platform.visitor();
    const answer = await person.post(`${prefix}/auth/integration`, { type: 'feishu', code: world.grant(''), ...body });
    return { person, redirect: (answer.json.data as { redirect?: string }).redirect };
  }

  it('goes where the person wanted to be, if that is here', async () => {
    expect((await land('/api', { redirect: '/i/profile?a=1' })).redirect).toBe('/i/profile?a=1');
    expect((await land('/api', { redirect: 'https://evil.example' })).redirect).toBe('/');
  });

  it('else to the app of a key as soon as apps have a page', async () => {
    const { routeTable } = worldly.platform.services;
    const { current } = routeTable;
    const table = current();
    const desk = table.routes.find(({ path }) => path === '/company/:companyKey')!;
    const app = { ...desk, path: '/company/:companyKey/app/:appKey' };
    routeTable.current = () => ({ ...table, routes: [...table.routes, app] });
    const wanted = { appKey: 'crm', redirect: '/i/profile' };
    expect((await land('/api/company/globex', wanted)).redirect).toBe('/i/profile');
    expect((await land('/api/company/globex', { appKey: 'crm' })).redirect).toBe('/company/globex/app/crm');
    expect((await land('/api/company/globex', { appKey: 'none' })).redirect).toBe('/company/globex');
    routeTable.current = current;
  });

  it("else to the app, to the desk of the call's company, or to that of the first of the person's", async () => {
    expect((await land('/api/company/globex', { appKey: 'crm' })).redirect).toBe('/company/globex/app/crm');
    expect((await land('/api/company/acme', {})).redirect).toBe('/company/acme');
    const { person, redirect } = await land('/api', { appKey: 'nothing' });
    expect(redirect).toBe('/');
    const { services } = worldly.platform;
    const companyId = (await services.companies.findByKey('globex'))!.id;
    const accountId = (await person.get<{ id: number }>('/api/user/info')).json.data.id;
    await setMembership(services.database, { companyId, accountId, role: 'member' });
    expect((await land('/api', {})).redirect).toBe('/company/globex');
  });
});
