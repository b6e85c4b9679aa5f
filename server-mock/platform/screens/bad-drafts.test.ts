import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const screen = '/api/company/globex/screen/sales/bad';
/** Seconds. */
const day = 24 * 60 * 60;

const page = (body: unknown) => ({ type: 'page', body });

/** A page of this many boxes, each in the one before. */
function nested(depth: number): object {
  let body: unknown = 'innermost';
  for (let level = 0; level < depth; level += 1) body = { type: 'container', body };
  return page(body);
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });

  const kept = async () => (await owner.get<{ schema: object }>(`${screen}/draft`)).json.data?.schema;

  it.each([
    ['of 4 MB', page('x'.repeat(4 * 1024 * 1024)), 413],
    [
      'of 20,000 nodes',
      page(Array.from({ length: 20_000 }, (_, at) => ({ type: 'tpl', id: `n${at}`, tpl: 'x' }))),
      413,
    ],
    ['that nests 500 deep', nested(500), 400],
  ])('refuses a page %s, says why, and keeps the draft before it', async (_, schema, status) => {
    await owner.post(`${screen}/draft`, { schema: page('before') });
    for (const [call, body] of [
      ['draft', { schema }],
      ['reconcile', { base: page('before'), mine: schema }],
    ] as const) {
      const answer = await owner.post(`${screen}/${call}`, body);

      expect([call, answer.status, answer.json.msg !== '']).toEqual([call, status, true]);
    }
    expect(await kept()).toEqual(page('before'));
  });

  it('shows no draft by a preview link that has expired', async () => {
    const { json } = await owner.post<{ preview: string }>(`${screen}/draft`, { schema: page('drafted') });
    expect((await owner.get(screen + json.data.preview)).status).toBe(200);
    server.later(day + 1);
    const again = await server.person('owner@example.com');
    const answer = await again.get(screen + json.data.preview);
    expect(answer.status).toBe(404);
    expect((await again.get(`${screen}/draft`)).status).toBe(200);
  });
});
