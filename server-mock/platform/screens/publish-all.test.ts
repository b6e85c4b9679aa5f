import { beforeAll, expect, it } from 'vitest';
import { makeToken, programWith, tokenEnvironment } from '../../../tests/support/access-token.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const prefix = '/api/company/globex/screen';
const page = (title: string) => ({ type: 'page', title, body: [] });
const wrong = { type: 'page', body: [{ type: 'no-such-type' }] };

interface Published {
  screens: { id: string; version: number; schema: { title?: string } }[];
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let program: Person;

  const published = async () =>
    (await program.get<Published>(`${prefix}/published`)).json.data.screens.map(({ id, version, schema }) => [
      ...[id, version, schema.title],
    ]);
  const publish = (...screens: [string, object | null, number][]) =>
    program.post(`${prefix}/publish`, { screens: screens.map(([id, schema, from]) => ({ id, schema, from })) });

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: tokenEnvironment });
    const owner = await platform.person('owner@example.com');
    program = programWith(platform.base, await makeToken(owner, 'company/globex', 'publish'));
  });

  it('publishes all changes together, and takes overrides out of force', async () => {
    expect((await publish(['own/b', page('B'), 0], ['own/a', page('A'), 0])).status).toBe(200);
    expect(await published()).toEqual([
      ['own/a', 1, 'A'],
      ['own/b', 1, 'B'],
    ]);
    expect((await publish(['own/a', page('A2'), 1], ['own/b', null, 1])).json.data).toMatchObject({
      screens: [
        { id: 'own/a', version: 2 },
        { id: 'own/b', version: 0 },
      ],
    });
    expect(await published()).toEqual([['own/a', 2, 'A2']]);
  });

  it('publishes none when one has mistakes, has moved on, may not be overridden, or comes twice', async () => {
    const before = await published();
    const good: [string, object, number] = ['own/a', page('A3'), 2];
    const refused = await publish(good, ['own/c', wrong, 0]);
    expect([refused.status, JSON.stringify(refused.json.errors)]).toEqual([422, expect.stringContaining('own/c')]);
    const moved = await publish(['own/c', page('C'), 0], ['own/a', page('A3'), 1]);
    expect([moved.status, moved.json.msg]).toEqual([409, expect.stringContaining('own/a')]);
    expect((await publish(good, ['user-center/developer', page('D'), 0])).status).toBe(403);
    expect((await publish(good, good)).status).toBe(422);
    expect(await published()).toEqual(before);
  });

  it('checks what is published together with one another', async () => {
    const part = { type: 'tpl', tpl: 'Part' };
    const whole = { type: 'page', title: 'W', body: [{ type: 'include', screen: 'own/part' }] };
    expect((await publish(['own/whole', whole, 0])).status).toBe(422);
    expect((await publish(['own/whole', whole, 0], ['own/part', part, 0])).status).toBe(200);
    const before = await published();
    const gone = await publish(['own/whole', { ...whole, title: 'W2' }, 1], ['own/part', null, 1]);
    expect([gone.status, JSON.stringify(gone.json.errors)]).toEqual([422, expect.stringContaining('include.unknown')]);
    const noPart = await publish(['own/whole', { ...whole, title: 'W2' }, 1], ['own/part', page('no part'), 1]);
    expect(noPart.status).toBe(422);
    expect(await published()).toEqual(before);
    expect((await publish(['own/whole', null, 1], ['own/part', null, 1])).status).toBe(200);
  });

  it('lets one of two publish what both began from the same version', async () => {
    const [[, version]] = (await published()) as [[string, number]];
    const answers = await Promise.all([
      publish(['own/a', page('X'), version], ['own/d', page('X'), 0]),
      publish(['own/d', page('Y'), 0], ['own/a', page('Y'), version]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const titles = new Set((await published()).map(([, , title]) => title));
    expect(titles.size).toBe(1);
  });

  it('checks without changing anything, for a token that only reads', async () => {
    const owner = await platform.person('owner@example.com');
    const reader = programWith(platform.base, await makeToken(owner, 'company/globex', 'read'));
    const before = await published();
    const body = { screens: [{ id: 'own/e', schema: wrong, from: 1 }] };
    const { status, json } = await reader.post(`${prefix}/check`, body);
    expect([status, json.data]).toMatchObject([
      200,
      { messages: [{ id: 'own/e', severity: 'error' }], moved: ['own/e'] },
    ]);
    expect((await reader.post(`${prefix}/publish`, body)).status).toBe(403);
    expect(await published()).toEqual(before);
  });
});
