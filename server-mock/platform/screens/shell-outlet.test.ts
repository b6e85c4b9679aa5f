import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const withoutOutlet = { type: 'page', body: 'nothing else is to be seen' };
const shell = '/api/screen/shell/platform';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin@example.com');
  });

  it('refuses to publish a shell in which no page can be shown', async () => {
    const answer = await admin.post(`${shell}/publish`, { schema: withoutOutlet });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([expect.objectContaining({ code: 'shell.no-outlet', severity: 'error' })]);
    const { json } = await admin.post<{ valid: boolean }>(`${shell}/validate`, { schema: withoutOutlet });
    expect(json.data.valid).toBe(false);
    const schema = { type: 'page', body: { type: 'screen-outlet' } };
    expect((await admin.post(`${shell}/publish`, { schema })).status).toBe(200);
    expect((await admin.send(shell, { method: 'DELETE' })).status).toBe(200);
  });

  it('passes over a stored one', async () => {
    const row = { company_id: -1, app_id: -1, screen_id: 'shell/user-center' };
    const schema = JSON.stringify(withoutOutlet);
    await server.services.database.tenant(-1, async (trx) => {
      await trx
        .insertInto('screen')
        .values({ ...row, published_version: 1 })
        .execute();
      await trx
        .insertInto('screen_version')
        .values({ ...row, version: 1, schema, author_id: 1 })
        .execute();
    });
    expect((await admin.get('/api/screen/shell/user-center')).json.data.layer).toBe('builtin');
  });
});
