import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';

const own = '/api/company/globex/screen';
const page = (text: string) => ({ type: 'page', body: { type: 'tpl', tpl: text } });

onOneEngine((engine) => {
  let owner: Person;
  let admin: Person;

  beforeAll(async () => {
    const platform = await startDemoPlatform(engine);
    owner = await platform.person('owner@example.com');
    admin = await platform.person('admin@example.com');
  });

  const importing = (ids: string[], more: object = {}) =>
    owner.post(`${own}/import`, {
      ...{ format: 'pagewright.screens', version: 1, ...more },
      screens: ids.map((id) => ({ id, schema: page(id) })),
    });
  const hasDraft = async (id: string) => (await owner.get(`${own}/${id}/draft`)).status === 200;
  const changes = async () => (await owner.get<{ changes: number }>(`${own}/choices`)).json.data.changes;

  describe('the screens of a file', () => {
    it('are kept at once where nothing is lost and nothing is new', async () => {
      expect(await changes()).toBe(0);
      const { json } = await importing(['company/desk'], { ask: true });
      expect(json.data).toEqual({ count: 1, isAsking: false, replaced: [], added: [], nowhere: [] });
      expect(await hasDraft('company/desk')).toBe(true);
    });

    it('are named before they replace a draft or add a screen, and kept once that is confirmed', async () => {
      const ids = ['company/desk', 'company/nope'];
      const plan = { count: 2, replaced: ['company/desk'], added: ['company/nope'], nowhere: ['company/nope'] };
      expect((await importing(ids, { ask: true })).json.data).toEqual({ ...plan, isAsking: true });
      expect(await hasDraft('company/nope')).toBe(false);
      expect((await importing(ids)).json.data).toEqual({ ...plan, isAsking: false });
      expect(await hasDraft('company/nope')).toBe(true);
    });

    it('are checked before anything is asked', async () => {
      const screens = [{ id: 'sales/bad', schema: { type: 'page', body: { type: 'no-such' } } }];
      const body = { format: 'pagewright.screens', version: 1, ask: true, screens };
      expect((await owner.post(`${own}/import`, body)).json.msg).toContain('sales/bad');
    });

    it('are refused when one of them is there twice, with the places', async () => {
      const { status, json } = await importing(['sales/a', 'sales/b', 'sales/a']);
      expect([status, json.msg]).toEqual([422, expect.stringMatching(/sales\/a .* number 1 .* number 3\./)]);
      expect(await hasDraft('sales/a')).toBe(false);
    });
  });

  it('are refused when one is larger than any call could carry it later', async () => {
    const schema = page('x'.repeat(2_100_000));
    const answer = await admin.post('/api/screen/import', {
      ...{ format: 'pagewright.screens', version: 1 },
      screens: [{ id: 'home/companies', schema }],
    });
    expect([answer.status, answer.json.msg]).toEqual([
      413,
      expect.stringContaining('The page home/companies is larger than 1.9 MB'),
    ]);
    expect((await admin.get('/api/screen/home/companies/draft')).status).toBe(404);
  });

  it('are exported with what is a draft alone, and counted like that', async () => {
    await owner.post(`${own}/company/desk-none/publish`, { schema: page('published') });
    await owner.post(`${own}/company/desk-none/draft`, { schema: page('draft') });
    expect((await owner.get(`${own}/export`)).json).toMatchObject({
      screens: [
        { id: 'company/desk', schema: page('company/desk') },
        { id: 'company/desk-none', schema: page('published') },
        { id: 'company/nope' },
      ],
    });
    expect(await changes()).toBe(3);
    const { json } = await owner.get<{ screens: { id: string }[] }>(`${own}/published`);
    expect(json.data.screens.map(({ id }) => id)).toEqual(['company/desk-none']);
  });
});
