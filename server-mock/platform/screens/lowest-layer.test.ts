import { beforeAll, describe, expect, it } from 'vitest';
import routes from '../../../schemas/routes.json' with { type: 'json' };
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const page = { type: 'page', title: 'i18n:home.title', body: 'x' };
const profile = 'user-center/profile';
/** Screens without a row of their own. */
const unnamed = [profile, 'shell/platform', 'frame/load-failed'];

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let companyId: number;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner] = (await Promise.all(['admin@example.com', 'owner@example.com'].map(server.person))) as [
      Person,
      Person,
    ];
    companyId = (await server.services.companies.findByKey('globex'))!.id;
  });

  it('the route table states the lowest layer of built-in screens, and of no other', () => {
    const shipped = server.services.screens.builtin().map(({ id }) => id);
    expect(shipped).toEqual(expect.arrayContaining(Object.keys(routes.overridable)));
  });

  it.each(unnamed)('a screen that the table does not name is the platform’s: %s', async (id) => {
    const asked = await owner.post<{ messages: { code: string }[] }>('/api/company/globex/screen/globex/own/validate', {
      schema: { type: 'page', body: { type: 'service', schemaApi: `get:/api/company/globex/screen/${id}` } },
    });
    expect(asked.json.data.messages.map(({ code }) => code)).toContain('reach.screen');
    expect((await owner.post(`/api/company/globex/screen/${id}/publish`, { schema: page })).status).toBe(403);
  });

  describe.each(['/api/company/globex', '/api/company/globex/app/crm'])('at %s', (prefix) => {
    it.each([
      ['publish', { schema: page }],
      ['draft', { schema: page }],
      ['rollback', { version: 1 }],
      ['import', { format: 'pagewright.screen', version: 1, schema: page }],
    ])('%s of a screen of the platform is refused', async (call, body) => {
      const answer = await owner.post(`${prefix}/screen/${profile}/${call}`, body);
      expect([answer.status, answer.json.msg]).toEqual([403, expect.stringContaining('cannot be overridden')]);
    });

    it.each(['errors/not-found', 'errors/forbidden'])('%s is refused: no level has one of its own', async (id) => {
      const answer = await owner.post(`${prefix}/screen/${id}/publish`, { schema: page });
      expect([answer.status, answer.json.msg]).toEqual([403, expect.stringContaining('cannot be overridden')]);
    });

    it('the checker says so', async () => {
      const { json } = await owner.post<{ messages: { code: string }[] }>(`${prefix}/screen/${profile}/validate`, {
        schema: page,
      });
      expect(json.data.messages.map(({ code }) => code)).toEqual(['reach.layer']);
    });

    it('names what a company can do instead', async () => {
      const schema = page;
      const published = await owner.post(`${prefix}/screen/${profile}/publish`, { schema });
      const checked = await owner.post<{ messages: { message: string }[] }>(`${prefix}/screen/${profile}/validate`, {
        schema,
      });
      for (const words of [published.json.msg, checked.json.data.messages[0]?.message]) {
        expect(words).toContain('such as company/desk, or ask the operator of the platform');
        expect(words).not.toContain("platform's level");
      }
    });
  });

  it('nobody overrides the prove dialog; the platform overrides its own screens', async () => {
    const publish = (id: string) => admin.post(`/api/screen/${id}/publish`, { schema: page });
    expect((await publish('account/prove')).status).toBe(403);
    expect((await publish(profile)).status).toBe(200);
    await admin.send(`/api/screen/${profile}`, { method: 'DELETE' });
  });

  it('an override that was stored before is left aside, in answers and in documents', async () => {
    const stored = { company_id: companyId, app_id: -1, screen_id: profile };
    const hostile = JSON.stringify({ ...page, body: 'HOSTILE' });
    await server.services.database.tenant(companyId, async (trx) => {
      await trx.insertInto('screen').values(stored).execute();
      const author = { author_id: 1, author_name: 'x', created_at: new Date() };
      const version = { ...stored, version: 1, schema: hostile, note: '', ...author };
      await trx.insertInto('screen_version').values(version).execute();
      const own = trx.updateTable('screen').set({ published_version: 1 }).where('company_id', '=', companyId);
      await own.where('screen_id', '=', profile).execute();
    });
    const answer = await owner.get(`/api/company/globex/screen/${profile}`);
    expect(answer.json.data['layer']).toBe('builtin');
    expect((await owner.get('/i/profile?company=globex')).text).not.toContain('HOSTILE');
    expect((await owner.post(`/api/company/globex/screen/${profile}/rollback`, { version: 1 })).status).toBe(403);
  });
});
