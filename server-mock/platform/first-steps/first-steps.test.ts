import { beforeAll, expect, it } from 'vitest';
import type { ListFirstStepsAnswer } from '../../../src/types/generated/contracts/first-steps.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });

  const steps = async (person: Person) => (await person.get<ListFirstStepsAnswer>('/api/first-steps')).json.data;
  /** What is left to do, with where it is done. */
  const left = async (person: Person) => {
    const { steps: all } = await steps(person);
    return all.filter(({ isDone }) => !isDone).map(({ step, address }) => `${step} ${address}`);
  };

  it('lead an owner through an app, its data and a page, and go away', async () => {
    const globex = demoId('company:globex');
    await server.services.database.tenant(globex, (trx) =>
      trx.deleteFrom('membership').where('company_id', '=', globex).where('role', '<>', 'owner').execute(),
    );
    await owner.post('/api/company/globex/app/crm/remove', { name: 'CRM' });
    expect((await steps(owner)).company).toBe('Globex');
    const [company, app] = ['/company/globex', '/company/globex/app/visits'];
    const people = `people ${company}/members`;
    expect(await left(owner)).toEqual([`app ${company}/new-app`, 'data ', 'page ', people]);
    await owner.post(`/api${company}/app`, { name: 'Visits' });
    expect(await left(owner)).toEqual([`data ${app}/data`, `page ${app}/pages`, people]);
    await owner.post(`/api${app}/collection`, { name: 'Customers', key: 'customers' });
    await owner.post(`/api${app}/page`, { name: 'Customers', collection: 'customers' });
    expect(await left(owner)).toEqual([people]);
    await owner.post(`/api${company}/invitation`, { emails: 'new@example.com', role: 'member' });
    expect(await steps(owner)).toEqual({ company: '', steps: [] });
  });

  it('show operators what is not set, and members nothing', async () => {
    const admin = await server.person('admin@example.com');
    for (const path of ['collection', 'page']) {
      const app = '/api/company/acme/app/steps';
      await admin.post('/api/company/acme/app', { name: 'Steps' });
      await admin.post(`${app}/${path}`, { name: 'Things', key: 'things' });
    }
    expect(await steps(admin)).toMatchObject({ company: '', steps: [{ step: 'mail' }, { step: 'screen' }] });
    expect(await left(admin)).toContain('screen /admin/screens');
    await admin.post('/api/screen/docs/empty/draft', { schema: { type: 'page', title: 'X', body: [] } });
    expect(await left(admin)).not.toContain('screen /admin/screens');
    expect(await steps(await server.person('member'))).toEqual({ company: '', steps: [] });
    expect((await server.visitor().get('/api/first-steps')).status).toBe(401);
  });
});
