import { beforeAll, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    const environment = { PAGEWRIGHT_MODE: 'private', PAGEWRIGHT_CONTEXT_PATH: '/pw' };
    server = await startDemoPlatform(engine, { environment });
    owner = await server.person('admin@example.com');
    stranger = await server.person('owner@example.com');
    await owner.post('/api/company/acme/app/crm/page', { name: 'Deals' });
    await owner.post('/api/company/acme/app/crm', { homePage: 'deals' });
    await owner.post('/api/company/acme/app', { name: 'Empty', key: 'empty' });
  });

  const shown = async (by: Person, path: string) => {
    const answer = await by.get(path);
    return answer.status === 302 ? answer.headers.get('location') : startOf(answer).screen.id;
  };

  it.each([
    ['/app', 'company/desk'],
    ['/app/members?page=2', 'company/members'],
    ['/app/new-app', 'app/new'],
    ['/app/screens/company/desk', 'screens/one'],
    ['/app/crm?embed=1', '/pw/app/crm/deals?embed=1'],
    ['/app/empty', 'app/home'],
    ['/app/crm/deals', 'page/deals'],
    ['/app/crm/data', 'app/data'],
    ['/app/crm/screens/page/deals', 'screens/one'],
    ['/app/crm/screens/page/deals/edit', 'screens/edit'],
    ['/app/nothing', 'errors/not-found'],
    ['/', '/pw/app'],
    ['/?embed=1', '/pw/app?embed=1'],
    ['/?as=visitor&preview=x', 'errors/link-expired'],
    ['/app/', '/pw/app'],
    ['/company/acme/', '/pw/app'],
    ['/company/acme/members?page=2', '/pw/app/members?page=2'],
    ['/company/acme/app/crm/deals', '/pw/app/crm/deals'],
    ['/company/globex', 'errors/forbidden'],
  ])('%s shows a member %s', async (path, place) => {
    expect(await shown(owner, path)).toBe(place);
  });

  it('tells its members alone which company it is', async () => {
    expect(startOf(await owner.get('/app')).oneCompany).toBe('acme');
    expect(startOf(await stranger.get('/docs/welcome')).oneCompany).toBeUndefined();
    expect(await shown(stranger, '/app')).toBe('errors/forbidden');
    expect(await shown(stranger, '/')).toBe('home/companies');
  });

  it('has visitors sign in, and leads them back', async () => {
    const visitor = server.visitor();
    expect(await shown(visitor, '/app/crm')).toBe('/pw/login?redirect=%2Fpw%2Fapp%2Fcrm');
    expect(await shown(owner, '/login?redirect=%2Fapp%2Fcrm')).toBe('/pw/app/crm');
  });

  it('leaves the addresses of calls as they are, and answers with those that people see', async () => {
    const made = await owner.post('/api/company/acme/app', { name: 'Visits' });
    expect(made.json.data).toMatchObject({ key: 'visits', redirect: '/app/visits' });
    expect((await owner.get('/api/company/acme/app/visits')).status).toBe(200);
    const used = await owner.post('/api/company/acme/app', { name: 'Survey', templateId: 'survey', key: 'poll' });
    expect(used.json.data).toEqual({ key: 'poll', redirect: '/app' });
    const form = await server.visitor().postForm('/login', { email: 'x', token: 'x', redirect: '/app' });
    expect(form.headers.get('location')).toContain('/pw/login');
  });

  it('keeps the places of the company free of apps', async () => {
    const wish = { name: 'Members', key: 'members' };
    expect((await owner.post('/api/company/acme/app', wish)).json.errors).toHaveProperty('key');
    const made = await owner.post('/api/company/acme/app', { name: 'Members' });
    expect(made.json.data.redirect).toBe('/app/members-2');
  });
});

onOneEngine((engine) => {
  it('does nothing of this outside of private mode', async () => {
    const server = await startDemoPlatform(engine);
    const owner = await server.person('admin@example.com');
    expect((await owner.get('/app')).status).toBe(404);
    expect((await owner.get('/company/acme')).status).toBe(200);
    expect(startOf(await owner.get('/')).oneCompany).toBeUndefined();
  });
});
