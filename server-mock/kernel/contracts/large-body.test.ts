import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { largeBodyRule } from '../limits/index.ts';
import { LARGE_BODY } from './large-body.ts';

onOneEngine((engine) => {
  it('refuses more large bodies of one account than it may send in a minute, before they are read', async () => {
    const platform = await startDemoPlatform(engine);
    const [owner, other] = [await platform.person('owner'), await platform.person('admin')];
    const send = (person: typeof owner, length: number, level = '/api/company/globex') =>
      person.post(`${level}/screen/company/desk/validate`, { schema: { type: 'page', body: 'x'.repeat(length) } });
    expect((await send(owner, LARGE_BODY)).status).toBe(200);
    const counter = platform.services.database.query.updateTable('limit_counter').where('key', 'like', 'large-body:%');
    await counter.set({ hits: largeBodyRule.limit }).execute();
    const refused = await send(owner, LARGE_BODY);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(owner, 10)).status).toBe(200);
    expect((await send(other, LARGE_BODY, '/api')).status).toBe(200);
  });
});
