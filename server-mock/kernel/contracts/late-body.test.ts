import { beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { setMembership } from '../../identity/companies/membership.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  /** Sends a call whose last byte leaves once `meanwhile` is done, which begins when the server has looked at the headers. */
  async function sendLate(person: Person, path: string, body: object, meanwhile: () => Promise<unknown>) {
    const find = vi.spyOn(platform.services.sessions, 'find');
    const text = JSON.stringify(body);
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(text.slice(0, -1)));
        await vi.waitFor(() => expect(find).toHaveBeenCalled());
        find.mockRestore();
        await meanwhile();
        controller.enqueue(new TextEncoder().encode(text.slice(-1)));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    return person.send(path, { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit);
  }

  it('answers nobody whose session has ended before the body was there', async () => {
    const [thief, owner] = [await platform.person('owner'), await platform.person('owner')];
    const path = '/api/user/info';
    const end = () => owner.post('/api/user/sessions/end-others', {});
    expect((await sendLate(thief, path, { nickName: 'Thief' }, end)).status).toBe(401);
    expect((await owner.get(path)).json.data.nickName).not.toBe('Thief');
    expect((await sendLate(owner, path, { nickName: 'Own' }, async () => undefined)).status).toBe(200);
  });

  it('answers nobody whose role has ended before the body was there', async () => {
    const { services } = platform;
    const member = await platform.person('owner');
    const globex = (await services.companies.findByKey('globex'))!.id;
    const { id } = (await member.get('/api/user/info')).json.data;
    const given = { companyId: globex, accountId: Number(id) };
    const path = '/api/company/globex/screen/docs/empty/validate';
    const role = (await services.companies.roleOf(globex, Number(id)))!;
    const end = () => setMembership(services.database, { ...given, role: 'member' });
    expect((await sendLate(member, path, { schema: { type: 'page' } }, end)).status).toBe(403);
    await setMembership(services.database, { ...given, role });
  });
});
