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
    return all.map(({ step, address }) => `${step} ${address}`);
  };

  it('lead an owner through an app, the sign-in page and an invitation, and go away one by one', async () => {
    const globex = demoId('company:globex');
    await server.services.database.tenant(globex, (trx) =>
      trx.deleteFrom('membership').where('company_id', '=', globex).where('role', '<>', 'owner').execute(),
    );
    await owner.post('/api/company/globex/app/crm/remove', { name: 'CRM' });
    expect((await steps(owner)).company).toBe('Globex');
    const [app, signIn, people] = ['app new-app', 'sign-in login-page', 'people members'].map((step) =>
      step.replace(' ', ' /company/globex/'),
    );
    expect(await left(owner)).toEqual([app, signIn, people]);
    await owner.post('/api/company/globex/invitation', { emails: 'new@example.com', role: 'member' });
    expect(await left(owner)).toEqual([app, signIn]);
    await owner.post('/api/company/globex/app', { name: 'Visits' });
    expect(await left(owner)).toEqual([signIn]);
    await owner.post('/api/company/globex/login-look', { layout: 'card' });
    expect(await steps(owner)).toEqual({ company: '', steps: [] });
  });

  it('show operators their own sign-in page, and members nothing', async () => {
    const admin = await server.person('admin@example.com');
    expect(await left(admin)).toEqual(['sign-in /company/acme/login-page']);
    await admin.post('/api/company/acme/app/crm/login-look', { layout: 'card' });
    expect(await left(admin)).toEqual(['sign-in /admin/login-page']);
    await admin.post('/api/login-page', { page: 'login/minimal' });
    expect(await steps(admin)).toEqual({ company: '', steps: [] });
    expect(await steps(await server.person('member'))).toEqual({ company: '', steps: [] });
    expect((await server.visitor().get('/api/first-steps')).status).toBe(401);
  });
});
