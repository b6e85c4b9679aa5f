import { beforeAll, describe, expect, it } from 'vitest';
import routes from '../../../schemas/routes.json' with { type: 'json' };
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const page = (text: string) => ({ type: 'page', body: { type: 'tpl', tpl: text } });
const home = 'company/desk';
const editor = routes.routes.some(({ path }) => path === '/company/:companyKey/screens/:area/:name/edit');

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member@example.com'].map((account) => server.person(account)),
    )) as [Person, Person, Person];
  });

  const textAt = async (person: Person, path: string) => {
    const { json } = await person.get<{ layer: string; schema: { body?: { tpl?: string } } }>(path);
    return `${json.data.layer}: ${json.data.schema.body?.tpl ?? 'shipped'}`;
  };

  describe('layers', () => {
    it('shows the nearest published layer and takes it away again', async () => {
      const platform = `/api/screen/${home}`;
      const company = `/api/company/globex/screen/${home}`;
      const app = `/api/company/globex/app/crm/screen/${home}`;
      expect(await textAt(owner, app)).toBe('builtin: shipped');
      await admin.post(`${platform}/publish`, { schema: page('P'), note: 'platform' });
      expect(await textAt(owner, app)).toBe('platform: P');
      await owner.post(`${company}/publish`, { schema: page('C'), note: '' });
      await owner.post(`${app}/publish`, { schema: page('A') });
      expect(await textAt(owner, app)).toBe('app: A');
      expect(await textAt(owner, company)).toBe('company: C');
      expect(await textAt(owner, platform)).toBe('platform: P');
      expect(await textAt(admin, `/api/company/acme/screen/${home}`)).toBe('platform: P');
      expect(await textAt(owner, `${app}?layer=company`)).toBe('company: C');
      expect(await textAt(owner, `${app}?layer=platform`)).toBe('platform: P');
      expect(await textAt(owner, `${app}?layer=builtin`)).toBe('builtin: shipped');
      expect(await textAt(owner, `${app}?safe=1`)).toBe('builtin: shipped');
      await owner.send(app, { method: 'DELETE' });
      expect(await textAt(owner, app)).toBe('company: C');
      await owner.send(company, { method: 'DELETE' });
      await admin.send(platform, { method: 'DELETE' });
      expect(await textAt(owner, app)).toBe('builtin: shipped');
      const again = await owner.send(app, { method: 'DELETE' });
      expect(again.status).toBe(404);
    });

    it('lists what each level has', async () => {
      await owner.post('/api/company/globex/screen/sales/board/publish', { schema: page('B') });
      await owner.post(`/api/company/globex/screen/${home}/draft`, { schema: page('D') });
      const { json } = await owner.get<{ items: { id: string }[] }>('/api/company/globex/screen');
      const find = (id: string) => json.data.items.find((item) => item.id === id);
      expect(find('sales/board')).toEqual({
        id: 'sales/board',
        area: 'sales',
        name: 'Board',
        kind: 'page',
        routes: [],
        pages: [],
        layer: 'company',
        layers: ['company'],
        version: 1,
        hasDraft: false,
        states: ['changed'],
        changedBy: expect.stringMatching(/./),
        changedAt: expect.stringMatching(/Z$/),
        takenBack: false,
        edit: editor ? '/company/globex/screens/sales/board/edit' : null,
      });
      expect(find(home)).toMatchObject({ layer: 'builtin', layers: ['builtin'], hasDraft: true });
      await owner.post('/api/company/globex/screen/sales/plan/draft', { schema: page('P') });
      const { json: after } = await owner.get<{ items: { id: string }[] }>('/api/company/globex/screen');
      expect(after.data.items.find((item) => item.id === 'sales/plan')).toMatchObject({ layer: null, hasDraft: true });
      const elsewhere = await admin.get('/api/company/acme/screen');
      expect(elsewhere.text).not.toContain('sales/board');
      expect((await member.get('/api/company/acme/screen/sales/board')).status).toBe(404);
    });
  });

  describe('an override', () => {
    const id = home;
    const base = `/api/company/acme/screen/${id}`;

    it('goes from draft to publish, history, diff and rollback', async () => {
      const saved = await admin.post(`${base}/draft`, { schema: page('one') });
      expect(saved.json.data.messages).toEqual([]);
      expect(await textAt(admin, base)).toBe('builtin: shipped');
      expect((await admin.get(`${base}/draft`)).json.data.schema).toEqual(page('one'));
      const first = await admin.post(`${base}/publish`, { note: 'first' });
      expect(first.json.data).toMatchObject({ id, version: 1, layer: 'company' });
      expect((await admin.get(`${base}/draft`)).status).toBe(404);
      expect((await admin.post(`${base}/publish`, { note: 'nothing' })).json.status).toBe(404);
      await admin.post(`${base}/publish`, { schema: page('two'), note: 'second' });
      const diff = await admin.get(`${base}/diff?from=1&to=2`);
      expect(diff.json.data.changes).toEqual([{ op: 'replace', pointer: '/body/tpl', before: 'one', after: 'two' }]);
      const back = await admin.post(`${base}/rollback`, { version: 1 });
      expect(back.json.data.version).toBe(3);
      expect(await textAt(admin, base)).toBe('company: one');
      const { json } = await admin.get(`${base}/versions`);
      expect(json.data.items).toMatchObject([
        { version: 3, note: 'Back to version 1', published: true },
        { version: 2, note: 'second', published: false },
        { version: 1, note: 'first', authorName: expect.any(String), published: false },
      ]);
      expect((await admin.post(`${base}/rollback`, { version: 9 })).status).toBe(404);
      const toBuiltin = await admin.get<{ changes: unknown[] }>(`${base}/diff?from=builtin`);
      expect(toBuiltin.json.data.changes.length).toBeGreaterThan(0);
    });

    it('travels as a file', async () => {
      const file = await admin.get(`${base}/export`);
      expect(file.headers.get('content-disposition')).toContain('company.desk.json');
      expect(file.json).toEqual({ format: 'pagewright.screen', version: 1, id, schema: page('one') });
      const second = await admin.get(`${base}/export?version=2`);
      const taken = await admin.post(`/api/screen/${id}/import`, second.json);
      expect(taken.json.data.messages).toEqual([]);
      expect((await admin.get(`/api/screen/${id}/draft`)).json.data.schema).toEqual(page('two'));
      const odd = await admin.post(`/api/screen/${id}/import`, { format: 'other', version: 1, schema: {} });
      expect(odd.status).toBe(422);
    });

    it('keeps the order in which its author wrote the keys', async () => {
      const path = '/api/company/globex/screen/docs/order';
      const schema = {
        type: 'page',
        title: 'T',
        body: [{ type: 'tpl', tpl: 'x', id: 'a', className: 'b' }],
        aside: [],
      };
      const written = JSON.stringify(schema);
      await owner.post(`${path}/draft`, { schema });
      expect((await owner.get(`${path}/draft`)).text).toContain(written);
      await owner.post(`${path}/publish`, {});
      expect((await owner.get(path)).text).toContain(written);
      expect(JSON.stringify(JSON.parse((await owner.get(`${path}/export`)).text).schema)).toBe(written);
      await owner.post(`${path}/rollback`, { version: 1 });
      expect((await owner.get(path)).text).toContain(written);
    });

    it('is stored once by concurrent publishes, one version each', async () => {
      const publish = (text: string) => owner.post(`/api/company/globex/screen/a/b/publish`, { schema: page(text) });
      const answers = await Promise.all(['1', '2', '3', '4', '5'].map(publish));
      const versions = answers.map(({ json }) => json.data.version).sort();
      expect(versions).toEqual([1, 2, 3, 4, 5]);
    });
  });

  it('answers 304 for a copy that is still right, by a strong entity tag', async () => {
    const path = '/api/screen/account/login';
    const visitor = server.visitor();
    const first = await visitor.get(path);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const second = await visitor.get(path, { 'if-none-match': etag });
    expect([second.status, second.text]).toEqual([304, '']);
    await admin.post(`${path}/publish`, { schema: page('login') });
    const third = await visitor.get(path, { 'if-none-match': etag });
    expect(third.status).toBe(200);
    expect(third.headers.get('etag')).not.toBe(etag);
    await admin.send(path, { method: 'DELETE' });
  });

  it('keeps a draft until it is what was published', async () => {
    const base = '/api/company/globex/screen/sales/draft';
    const draftOf = async () => {
      const { status, json } = await owner.get<{ schema: object }>(`${base}/draft`);
      return status === 200 ? json.data.schema : null;
    };
    await owner.post(`${base}/draft`, { schema: page('half done') });
    await owner.post(`${base}/publish`, { schema: page('something else') });
    expect(await draftOf()).toEqual(page('half done'));
    await owner.post(`${base}/rollback`, { version: 1 });
    expect(await draftOf()).toEqual(page('half done'));
    await owner.post(`${base}/publish`, { note: 'the draft' });
    expect(await draftOf()).toBeNull();
    await owner.post(`${base}/draft`, { schema: page('sent along') });
    await owner.post(`${base}/publish`, { schema: page('sent along') });
    expect(await draftOf()).toBeNull();
  });

  it('shows a draft through its preview link alone', async () => {
    const base = `/api/company/globex/screen/${home}`;
    const { json } = await owner.post<{ preview: string }>(`${base}/draft`, { schema: page('secret draft') });
    const visitor = server.visitor();
    const shown = await member.get(base + json.data.preview);
    expect(shown.json.data.schema).toEqual(page('secret draft'));
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const token = json.data.preview;
    const forged = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    expect((await member.get(base + forged)).status).toBe(404);
    expect((await member.get(`/api/company/acme/screen/${home}${token}`)).status).toBe(404);
    expect((await member.get(`/api/company/globex/screen/docs/empty${token}`)).status).toBe(404);
    for (const outsider of [visitor, admin]) expect((await outsider.get(base + token)).status).toBe(404);
    expect((await visitor.get(base)).status).toBe(401);
  });
});
