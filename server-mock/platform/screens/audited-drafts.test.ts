import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const draft = '/api/company/globex/screen/company/desk/draft';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });

  async function lines(action: string) {
    const globex = (await server.services.companies.findByKey('globex'))!;
    const all = await auditOf(server.services, globex.id);
    return all.filter((line) => line.action === action);
  }

  const save = async (body: string) =>
    (await owner.post<{ preview: string }>(draft, { schema: { type: 'page', body } })).json.data.preview;

  it('tells of saved drafts once an hour for each person and screen', async () => {
    for (const body of ['a', 'ab', 'abc']) await save(body);
    expect(await lines('screen.draft')).toMatchObject([
      { target: 'company/desk', actor_name: 'Owner', detail: { layer: 'company', appId: -1 } },
    ]);
    server.later(3601);
    await save('abcd');
    expect(await lines('screen.draft')).toHaveLength(2);
  });

  it('tells who looked at a draft, as a page or by a call', async () => {
    const preview = await save('abcde');
    const member = await server.person('member');
    expect((await owner.get(`/company/globex${preview}`, { accept: 'text/html' })).text).toContain('abcde');
    expect(await lines('screen.preview')).toHaveLength(1);
    await owner.get(`/api/company/globex/screen/company/desk${preview}`);
    await member.get(`/api/company/globex/screen/company/desk${preview}`);
    expect((await lines('screen.preview')).map(({ actor_name }) => actor_name)).toEqual(['Owner', 'Member']);
  });
});
