import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { draftRule, publishRules, type WindowRule } from '../../kernel/limits/index.ts';

const page = (text: string) => ({ type: 'page', body: { type: 'tpl', tpl: text } });

/** A page of so many characters that no database makes shorter. */
const noise = (characters: number) => ({
  ...page('x'),
  data: { noise: randomBytes(characters).toString('base64').slice(0, characters) },
});

const screen = '/api/company/globex/screen/desk/bounds';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_SCREEN_MEGABYTES: '1' } });
    owner = await platform.person('owner');
  });

  const publish = (schema: object, at = screen) => owner.post(`${at}/publish`, { schema });

  it('takes a page of one megabyte of a company, of two from the platform, and says so', async () => {
    const large = noise(1024 * 1024);
    for (const call of ['draft', 'publish', 'validate']) {
      const answer = await owner.post(`${screen}/${call}`, { schema: large });
      expect([answer.status, answer.json.msg]).toEqual([
        413,
        'The page desk/bounds is larger than 1 MB. Make it smaller or split it, then try again.',
      ]);
    }
    const imported = { format: 'pagewright.screen', version: 1, schema: large };
    expect((await owner.post(`${screen}/import`, imported)).status).toBe(413);
    const admin = await platform.person('admin');
    expect((await admin.post('/api/screen/home/companies/validate', { schema: large })).status).toBe(200);
    const beyond = { schema: noise(2 * 1024 * 1024) };
    expect((await admin.post('/api/screen/home/companies/validate', beyond)).status).toBe(413);
  });

  it('takes 50,000 values in a page of a company', async () => {
    const many = { ...page('x'), data: { values: Array(50_000).fill(1) } };
    const refused = await owner.post(`${screen}/validate`, { schema: many });
    expect([refused.status, refused.json.msg]).toEqual([413, expect.stringContaining('more than 50000 values')]);
  });

  it('takes 400,000 characters that words of their own add to a page, counted as often as they stand there', async () => {
    const words = { 'own.long': 'w'.repeat(100_000) };
    const swollen = (times: number) => ({
      ...page('i18n:own.long '.repeat(times)),
      $texts: { 'zh-CN': words, 'en-US': words },
    });
    const admin = await platform.person('admin');
    for (const [who, at] of [
      [owner, `${screen}/draft`],
      [admin, '/api/screen/home/companies/draft'],
    ] as const) {
      const refused = await who.post(at, { schema: swollen(5) });
      expect([refused.status, refused.json.msg]).toEqual([413, expect.stringContaining('400000 characters')]);
      expect((await who.post(at, { schema: swollen(4) })).status).toBe(200);
    }
    await admin.send('/api/screen/home/companies/draft', { method: 'DELETE' });
    await owner.send(`${screen}/draft`, { method: 'DELETE' });
  });

  it('counts the name of a screen in each place of its words where the page is put together', async () => {
    const named = `/api/company/globex/screen/${'a'.repeat(64)}/${'b'.repeat(64)}`;
    const together = (places: number, more: object = {}) => ({
      type: 'page',
      $texts: { 'zh-CN': { 'own.word': 'x' }, 'en-US': { 'own.word': 'x' } },
      body: [
        { type: 'tpl', tpl: 'i18n:own.word,'.repeat(places) },
        { type: 'include', screen: 'frame/none-yet' },
      ],
      ...more,
    });
    for (const call of ['draft', 'publish', 'validate']) {
      const refused = await owner.post(`${named}/${call}`, { schema: together(30_000) });
      expect([refused.status, refused.json.msg]).toEqual([413, expect.stringContaining('400000 characters')]);
    }
    const { data } = noise(800_000);
    const full = await owner.post(`${named}/draft`, { schema: together(3000, { data }) });
    expect([full.status, full.json.msg]).toEqual([413, expect.stringContaining('1 MB')]);
    expect((await owner.post(`${named}/draft`, { schema: together(3000) })).status).toBe(200);
    await owner.send(`${named}/draft`, { method: 'DELETE' });
  });

  it('takes no part in place of a page of the product', async () => {
    const part = {
      type: 'service',
      data: { part: { call: '/api/user/info' } },
      body: { type: 'service', api: '${part.call}' },
    };
    const { json } = await owner.post<{ messages: { code: string }[] }>(
      '/api/company/globex/screen/company/desk/validate',
      { schema: part },
    );
    expect(json.data.messages.map(({ code }) => code)).toContain('screen.page');
  });

  it('refuses drafts and publishes when the room of a company is full, and still goes back and gives up', async () => {
    expect((await publish(noise(550_000))).status).toBe(200);
    expect((await publish(page('small'))).json.data).toMatchObject({ version: 2 });
    const refused = await publish(noise(550_000));
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringContaining('all of their 1 MB')]);
    const draft = await owner.post('/api/company/globex/screen/desk/more/draft', { schema: noise(550_000) });
    expect(draft.status).toBe(409);

    expect((await owner.post(`${screen}/rollback`, { version: 1 })).json.data).toMatchObject({ version: 3 });
    expect((await owner.post(`${screen}/rollback`, { version: 1 })).status).toBe(409);
    expect((await publish(page('small'))).status).toBe(409);
    const { json } = await owner.get<{ items: { version: number }[] }>(`${screen}/versions`);
    expect(json.data.items.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await owner.send(screen, { method: 'DELETE' })).status).toBe(200);

    const other = await platform.person('admin');
    const elsewhere = await other.post('/api/company/acme/screen/desk/bounds/publish', { schema: page('small') });
    expect(elsewhere.status).toBe(200);
  });

  it('counts a draft once, however often it is kept', async () => {
    const other = await platform.person('admin');
    for (let save = 0; save < 3; save += 1) {
      const draft = { schema: noise(400_000) };
      expect((await other.post('/api/company/acme/screen/desk/draft/draft', draft)).status).toBe(200);
    }
    const second = await other.post('/api/company/acme/screen/desk/second/draft', { schema: noise(700_000) });
    expect(second.status).toBe(409);
  });

  it.each(['account', 'company'] as const)(
    'counts what is put into force by %s, and nothing that is refused or taken away',
    async (by) => {
      const first = await platform.person('admin');
      const at = '/api/company/acme/screen/desk/often';
      const { query } = platform.services.database;
      const counter = () => query.updateTable('limit_counter').where('key', 'like', `screen-publish:${by}:%`);
      expect((await first.post(`${at}/publish`, { schema: page('x') })).status).toBe(200);
      await counter()
        .set({ hits: publishRules[by].limit - 1 })
        .execute();
      const mistaken = { type: 'page', body: { type: 'no-such-type' } };
      expect((await first.post(`${at}/publish`, { schema: mistaken })).status).toBe(422);
      expect((await first.post(`${at}/publish`, { schema: page('z') })).status).toBe(200);
      const refused = await first.post(`${at}/publish`, { schema: page('y') });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(refused.json.msg).toMatch(/Keep your changes as a draft and publish again in \d+ minutes\./);
      expect((await first.post(`${at}/rollback`, { version: 1 })).status).toBe(429);
      expect((await first.send(at, { method: 'DELETE' })).status).toBe(200);
      expect((await first.post(`${at}/draft`, { schema: page('y') })).status).not.toBe(429);
      const platforms = await first.post('/api/screen/desk/often/publish', { schema: page('x') });
      expect(platforms.status).toBe(by === 'company' ? 200 : 429);
      await counter().set({ hits: 0 }).execute();
    },
  );

  it('counts each screen of an import, and each override that is taken away', async () => {
    const first = await platform.person('admin');
    const { json } = await first.get<{ id: number }>('/api/user/info');
    const count = async (kind: string) => {
      const rows = platform.services.database.query.selectFrom('limit_counter').select('hits');
      const row = await rows.where('key', '=', `screen-${kind}:${json.data.id}`).executeTakeFirst();
      return row?.hits ?? 0;
    };
    const before = [await count('draft'), await count('remove')];
    const screens = ['a', 'b', 'c'].map((name) => ({ id: `import/${name}`, schema: page(name) }));
    const file = { format: 'pagewright.screens', version: 1, screens };
    expect((await first.post('/api/company/acme/screen/import', file)).status).toBe(200);
    await first.send('/api/company/acme/screen/import/none', { method: 'DELETE' });
    expect([await count('draft'), await count('remove')]).toEqual([before[0]! + 3, before[1]! + 1]);
  });

  const counted: [string, WindowRule, string, object][] = [
    ['draft', draftRule, 'draft', { schema: page('x') }],
    ['draft', draftRule, 'import', { format: 'pagewright.screen', version: 1, schema: page('x') }],
    ['check', draftRule, 'validate', { schema: page('x') }],
  ];

  it.each(counted)('counts %s of an account (%o) at %s', async (kind, { limit }, call, body) => {
    const [first, second] = await Promise.all([platform.person('admin'), platform.person('owner')]);
    const { json } = await first.get<{ id: number }>('/api/user/info');
    const at = '/api/company/acme/screen/desk/counted';
    await platform.services.limits.clear(`screen-${kind}:${json.data.id}`);
    expect((await first.post(`${at}/${call}`, body)).status).not.toBe(429);
    await platform.services.database.query
      .updateTable('limit_counter')
      .set({ hits: limit })
      .where('key', '=', `screen-${kind}:${json.data.id}`)
      .execute();
    const refused = await first.post(`${at}/${call}`, body);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await second.post(`${screen}/${call}`, body)).status).not.toBe(429);
  });
});
