import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

type Looks = Record<'beforePreview' | 'afterPreview', { address: string }>;

const page = (tpl: string) => ({ type: 'page', id: 'p', body: [{ type: 'sign-in' }, { type: 'tpl', id: 'a', tpl }] });
const words = ['First one', 'Second one', 'Third one'];
const seenIn = (text: string) => words.filter((word) => text.includes(word));

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin@example.com');
  });

  it.each(['account/login', 'account/standalone'])('shows each state of %s without scripts and apart', async (id) => {
    const screen = `/api/screen/${id}`;
    for (const word of words.slice(0, 2)) await admin.post(`${screen}/publish`, { schema: page(word) });
    await admin.post(`${screen}/draft`, { schema: page(words[2]!) });
    const { json } = await admin.get<{ items: { version: number }[] }>(`${screen}/versions`);
    const first = json.data.items[1]!.version;
    const lookOf = async (state: string | number) =>
      (await admin.get<Looks>(`${screen}/compare?from=builtin&to=${state}`)).json.data.afterPreview.address;
    for (const [state, seen] of [
      [first, ['First one']],
      ['published', ['Second one']],
      ['draft', ['Third one']],
      ['below', []],
      ['builtin', []],
    ] as const) {
      const address = await lookOf(state);
      expect(address).toMatch(/&as=visitor$/);
      const answer = await admin.get(address);
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'none';.*; sandbox allow-scripts$/);
      expect(seenIn(answer.text), String(state)).toEqual(seen);
    }
    const member = await server.person('member@example.com');
    expect(seenIn((await member.get(await lookOf(first))).text)).toEqual([]);
  });
});
