import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../../../src/i18n/own-texts.ts';
import type { AmisPage } from '../../../src/types/amis.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';

const TITLE = 'company/desk-title';
const APPS = 'company/desk-apps';
const DESK = 'company/desk';
/** Parts of the list of apps. */
const WITHIN_APPS = new Set([
  'company/desk-archived',
  'company/desk-find',
  'company/desk-none',
  'company/desk-recent',
  'frame/help-link',
  'frame/load-failed',
]);
const SIGN_IN_TITLE = 'account/sign-in-title';

interface Placed {
  id: string;
  layer: string;
  version: number;
  pointer: string;
}

interface Answer {
  layer: string;
  version: number;
  schema: { body: { tpl?: string; body?: unknown }[] };
  parts: Placed[];
}

interface Finding {
  pointer: string;
  code: string;
  message: string;
}

const title = (text: string, more: object = {}) => ({ type: 'tpl', wrapperComponent: 'h1', tpl: text, ...more });
const include = (screen: string, more: object = {}) => ({ type: 'include', screen, ...more });
const page = (...body: unknown[]) => ({ type: 'page', body });

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner] = (await Promise.all(['admin@example.com', 'owner@example.com'].map(server.person))) as [
      Person,
      Person,
    ];
  });

  const company = '/api/company/globex/screen';
  /** Without what stands in the list of apps, which the tests do not change. */
  const own = (parts: Placed[]) => parts.filter(({ id }) => !WITHIN_APPS.has(id));
  const desk = async (person = owner, path = `${company}/${DESK}`) => {
    const { parts, ...rest } = (await person.get<Answer>(path)).json.data;
    return { ...rest, parts: own(parts ?? []) };
  };
  const publish = (schema: object, id = TITLE, person = owner, prefix = company) =>
    person.post<{ version: number }>(`${prefix}/${id}/publish`, { schema });
  const remove = (id = TITLE, person = owner, prefix = company) => person.send(`${prefix}/${id}`, { method: 'DELETE' });
  const places = (answer: { json: unknown }) => findingsIn(answer).map(({ pointer, code }) => `${pointer} ${code}`);
  const findingsIn = (answer: { json: unknown }) => (answer.json as { errors?: Finding[] }).errors ?? [];

  it('stand in the page that includes them, and are named with their places', async () => {
    const { schema, parts, layer } = await desk();
    expect(layer).toBe('builtin');
    expect(schema.body[0]).toMatchObject({ type: 'tpl', wrapperComponent: 'h1' });
    expect(JSON.stringify(schema)).not.toContain('include');
    expect(parts).toEqual([
      { id: TITLE, layer: 'builtin', version: expect.any(Number), pointer: '/body/0' },
      { id: APPS, layer: 'builtin', version: expect.any(Number), pointer: '/body/2' },
    ]);
  });

  it('bring words along for themselves alone', async () => {
    const words = (text: string) => ({ 'zh-CN': { 'desk.title': text }, 'en-US': { 'desk.title': text } });
    await publish(title('i18n:desk.title', { $texts: words('Part') }));
    await publish({ ...page(title('i18n:desk.title'), include(TITLE)), $texts: words('Page') }, DESK);
    const { schema } = (await desk()) as unknown as { schema: AmisPage };
    expect(inLanguage(schema, {}, 'en-US').body).toEqual([title('Page'), title('Part')]);
    await remove(DESK);
    const builtin = (await desk()) as unknown as { schema: AmisPage };
    expect(inLanguage(builtin.schema, {}, 'zh-CN')).toMatchObject({ body: [title('Part'), {}, {}] });
    await remove();
  });

  it('are overridden one by one; the page then acts as their layer, and goes back when they go', async () => {
    const before = await owner.get(`${company}/${DESK}`);
    const { json } = await publish(title('Ours'));
    const after = await owner.get<Answer>(`${company}/${DESK}`);
    const { schema, parts, layer, version } = after.json.data;
    expect([schema.body[0]?.tpl, layer, version]).toEqual(['Ours', 'company', json.data.version]);
    expect(own(parts).map((part) => `${part.id} ${part.layer}`)).toEqual([`${TITLE} company`, `${APPS} builtin`]);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await desk(owner, `${company}/${DESK}?safe=1`)).layer).toBe('builtin');
    expect((await desk(owner, `${company}/${DESK}?layer=platform`)).layer).toBe('builtin');
    expect((await desk(admin, `/api/company/acme/screen/${DESK}`)).layer).toBe('builtin');
    await remove();
    const again = await owner.get(`${company}/${DESK}`);
    expect(again.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('are exported and compared as they were written, not with what stands in them', async () => {
    const file = await owner.get(`${company}/${DESK}/export`);
    expect(JSON.stringify(file.json)).toContain('"type":"include"');
    const diff = await owner.get<{ changes: unknown[] }>(`${company}/${DESK}/diff?from=builtin&to=published`);
    expect(diff.json.data.changes).toEqual([]);
  });

  it('tell open pages of their changes by their own id', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${server.base}/api/screen-events`, { cookie });
    const { json } = await publish(title('Told'));
    const event = await reader.until(({ data }) => data['id'] === TITLE && data['version'] === json.data.version);
    expect(event.data).toEqual({ id: TITLE, layer: 'company', version: json.data.version });
    reader.close();
    await remove();
  });

  describe('that fail or are tried', () => {
    it.each([
      ['a mistake of its own', { type: 'container', body: [{ type: 'tlp' }] }, '/body/0/type type.unknown'],
      ['a call that the page does not make', { type: 'service', api: 'get:/api/company' }, '/api reach.call'],
    ])('are refused for %s', async (_, schema, expected) => {
      const answer = await publish(schema);
      expect([answer.status, places(answer)]).toEqual([422, [expected]]);
    });

    it.each([
      ['what is wrong with it in the page alone', { ...title('x'), id: 'login' }, ['/id id.duplicate']],
      ['what it spoils around it', { ...title('x'), id: 'login-phone' }, [' id.duplicate']],
    ])('are refused for %s', async (_, schema, expected) => {
      const answer = await publish(schema, SIGN_IN_TITLE, admin, '/api/screen');
      expect([answer.status, places(answer)]).toEqual([422, expected]);
      const hide = { click: { actions: [{ actionType: 'hidden', componentId: 'a' }] } };
      const own = page({ ...title('x'), id: 'a', onEvent: hide }, include('house/words'));
      await publish({ ...title('y'), id: 'a' }, 'house/words', admin, '/api/screen');
      const inPage = await publish(own, 'house/board', admin, '/api/screen');
      expect(places(inPage)).toEqual(['/body/1/screen include.inside']);
      expect(findingsIn(inPage)[0]?.message).toContain('house/words#/id');
    });

    it('fall back alone in a page that they no longer fit', async () => {
      await publish(title('Operator'), SIGN_IN_TITLE, admin, '/api/screen');
      await breakStored(SIGN_IN_TITLE, { ...title('Operator'), id: 'login-phone' }, -1);
      const later = await desk(admin, '/api/screen/account/login');
      expect([later.layer, later.schema.body.length > 0]).toEqual(['builtin', true]);
      const shown = await server.services.screens.resolve({ companyId: -1, appId: -1 }, 'account/login');
      expect(shown?.rejected).toEqual([
        {
          id: SIGN_IN_TITLE,
          layer: 'platform',
          version: expect.any(Number),
          message: expect.stringContaining('id.duplicate'),
        },
      ]);
      await remove(SIGN_IN_TITLE, admin, '/api/screen');
    });

    it('that leave no room for the others are refused, and fall back alone where they are stored', async () => {
      const huge = title('x'.repeat(1_950_000));
      expect(places(await publish(huge, SIGN_IN_TITLE, admin, '/api/screen'))).toEqual([' include.too-much']);
      await publish(title('Operator'), SIGN_IN_TITLE, admin, '/api/screen');
      await breakStored(SIGN_IN_TITLE, huge, -1);
      const { layer, parts, schema } = await desk(admin, '/api/screen/account/login');
      expect([layer, parts.some(({ id }) => id === 'account/password-sign-in')]).toEqual(['builtin', true]);
      expect(JSON.stringify(schema)).not.toContain('"include"');
      await remove(SIGN_IN_TITLE, admin, '/api/screen');
    });

    it('fall back alone when they no longer fit, and the others stay', async () => {
      await publish(title('Platform'), TITLE, admin, '/api/screen');
      await publish(title('Mine'));
      await breakStored(TITLE);
      await publish({ type: 'tpl', tpl: 'Nothing here' }, APPS);
      const { schema, parts } = await desk();
      expect(schema.body.map(({ tpl }) => tpl)).toEqual(['Platform', undefined, 'Nothing here']);
      expect(parts.map(({ layer }) => layer)).toEqual(['platform', 'company']);
      const document = (await owner.get('/company/globex', { accept: 'text/html' })).text;
      expect(document).toContain(`"kind":"override-invalid","screen":"${TITLE}","layer":"company"`);
      await remove();
      await remove(APPS);
      await remove(TITLE, admin, '/api/screen');
    });

    it('appear as drafts in each page that holds them', async () => {
      const { json } = await owner.post<{ preview: string }>(`${company}/${TITLE}/draft`, { schema: title('Drafted') });
      const shown = await desk(owner, `${company}/${DESK}${json.data.preview}`);
      expect([shown.layer, shown.version, shown.schema.body[0]?.tpl]).toEqual(['company', 0, 'Drafted']);
      expect((await admin.get(`/api/company/acme/screen/${DESK}${json.data.preview}`)).status).toBe(404);
      expect((await owner.get(`${company}/account/standalone${json.data.preview}`)).status).toBe(404);
    });

    it('in a browser are left out of its answer alone, as long as they are in force', async () => {
      const { json } = await publish(title('Ours'));
      await publish({ type: 'tpl', tpl: 'Nothing here' }, APPS);
      const without = (partLayers: string) =>
        desk(owner, `${company}/${DESK}?partLayers=${encodeURIComponent(partLayers)}`);
      const below = await without(`${TITLE}:platform`);
      expect(below.parts.map(({ layer }) => layer)).toEqual(['builtin', 'company']);
      expect(below.schema.body[2]?.tpl).toBe('Nothing here');
      const both = await without(`${TITLE}:builtin,${APPS}:builtin`);
      expect([both.layer, ...both.parts.map(({ layer }) => layer)]).toEqual(['builtin', 'builtin', 'builtin']);
      expect(await without(`company/unknown:builtin,${TITLE}:company`)).toEqual(await desk());
      const wrong = await owner.get(`${company}/${DESK}?partLayers=${TITLE}:nowhere`);
      expect(wrong.status).toBe(422);
      const fresh = await owner.get<{ report: string; version: number }>(`${company}/${DESK}`);
      const { report, version } = fresh.json.data;
      const tell = async (part: string) => {
        const failure = { layer: 'company', version, report, code: 'type', part };
        return (await owner.post<{ recorded: boolean }>(`${company}/${DESK}/failure`, failure)).json.data.recorded;
      };
      expect([await tell('company/unknown'), await tell(TITLE), await tell(TITLE)]).toEqual([false, true, false]);
      const document = (await owner.get('/company/globex', { accept: 'text/html' })).text;
      expect(document).toContain(`"kind":"override-failed","screen":"${TITLE}","layer":"company"`);
      expect(json.data.version).toBe(version);
      await remove();
      await remove(APPS);
    });

    it('of the platform stay in force for others, whatever a page of a company does with them', async () => {
      const { companies, screens, database } = server.services;
      await publish(page(include(TITLE), title('Globex')), DESK);
      await publish(title('Platform'), TITLE, admin, '/api/screen');
      const level = { companyId: (await companies.findByKey('globex'))!.id, appId: -1 };
      const shown = (await screens.resolve(level, DESK))!;
      expect(shown.overriding[0]).toMatchObject({ id: TITLE, layer: 'platform' });
      const fresh = await owner.get<{ report: string; version: number }>(`${company}/${DESK}`);
      const { report, version } = fresh.json.data;
      const failure = { layer: 'company', version, report, code: 'type', part: TITLE };
      expect((await owner.post<{ recorded: boolean }>(`${company}/${DESK}/failure`, failure)).json.data.recorded).toBe(
        false,
      );
      expect(await screens.giveUp(level, shown, 'deadline')).toBe(true);
      expect((await desk()).layer).toBe('platform');
      const acme = await desk(admin, `/api/company/acme/screen/${DESK}`);
      expect([acme.layer, acme.schema.body[0]?.tpl]).toEqual(['platform', 'Platform']);
      const hide = { click: { actions: [{ actionType: 'hidden', componentId: 'same' }] } };
      await publish(page(title('Globex', { id: 'same', onEvent: hide }), include(TITLE)), DESK);
      await publish(title('Platform', { id: 'same' }), TITLE, admin, '/api/screen');
      const misfit = await screens.resolve(level, DESK);
      expect(misfit?.rejected).toMatchObject([{ id: TITLE, layer: 'platform' }]);
      const lines = await database.tenant(-1, (trx) =>
        trx.selectFrom('audit').selectAll().where('action', 'like', 'screen.%ed').where('target', '=', TITLE).execute(),
      );
      expect(lines.filter(({ action }) => action !== 'screen.published').map(({ action }) => action)).toEqual([]);
      await remove(DESK);
      await remove(TITLE, admin, '/api/screen');
    });

    it('appear as drafts in a page that is an override itself', async () => {
      await publish(page(include(TITLE), title('Globex')), DESK);
      const { json } = await owner.post<{ preview: string }>(`${company}/${TITLE}/draft`, { schema: title('Drafted') });
      const shown = await desk(owner, `${company}/${DESK}${json.data.preview}`);
      expect(shown.schema.body.map(({ tpl }) => tpl)).toEqual(['Drafted', 'Globex']);
      await remove(DESK);
    });

    it('as drafts that spoil the page around them are shown to their author alone', async () => {
      const WORDS = 'globex/words';
      await publish(title('Published'), WORDS);
      expect((await publish(page(include(WORDS)), DESK)).status).toBe(200);
      const preview = async (schema: object) =>
        (await owner.post<{ preview: string }>(`${company}/${WORDS}/draft`, { schema })).json.data.preview;
      const member = await server.person('member@example.com');
      const seenBy = async (person: Person, query: string) => (await person.get(`${company}/${DESK}${query}`)).text;
      expect(await seenBy(member, await preview(title('Sound')))).toContain('Sound');
      const spoilt = await preview({ type: 'input-password', name: 'pin', label: 'Spoilt' });
      expect(await seenBy(owner, spoilt)).toContain('Spoilt');
      expect(await seenBy(member, spoilt)).not.toContain('Spoilt');
      await remove(DESK);
    });

    it('that do not fit are searched for in eight rounds; then the page goes without overrides', async () => {
      const hide = { click: { actions: [{ actionType: 'hidden', componentId: 'same' }] } };
      const around = title('Ours', { id: 'same', onEvent: hide });
      const words = Array.from({ length: 12 }, (_, at) => `globex/misfit${at}`);
      const publishAll = async (ids: string[], more: object, from: number) => {
        const screens = ids.map((id) => ({ id, schema: title(id, more), from }));
        expect((await owner.post(`${company}/publish`, { note: '', screens })).json.msg).toBe('');
      };
      await publishAll(words, {}, 0);
      await publish(page(around, ...words.map((id) => include(id))), DESK);
      await publishAll(words.slice(0, 3), { id: 'same' }, 1);
      expect((await desk()).layer).toBe('company');
      await publishAll(words.slice(3), { id: 'same' }, 1);
      expect((await desk()).layer).toBe('builtin');
      await remove(DESK);
    });

    it('are smaller than pages: the server reads all of them for each page', async () => {
      const { status, json } = await publish(title('x'.repeat(110_000)));
      expect([status, (json as { msg?: string }).msg]).toEqual([413, expect.stringContaining('0.1 MB')]);
    });

    it('to compile are given up alone, the newest first', async () => {
      await publish({ type: 'tpl', tpl: 'Older' }, APPS);
      await publish(title('Newer'));
      const level = { companyId: (await server.services.companies.findByKey('globex'))!.id, appId: -1 };
      const shown = (await server.services.screens.resolve(level, DESK))!;
      expect(await server.services.screens.giveUp(level, shown, 'deadline')).toBe(true);
      const { schema, parts } = await desk();
      expect(parts.map(({ layer }) => layer)).toEqual(['builtin', 'company']);
      expect(schema.body[2]?.tpl).toBe('Older');
      await remove();
      await remove(APPS);
    });
  });

  /** Makes what the company has in force one that could not be published today. Nobody must have read it yet. */
  async function breakStored(id: string, schema: object = { type: 'tlp' }, owner?: number): Promise<void> {
    const companyId = owner ?? (await server.services.companies.findByKey('globex'))!.id;
    await server.services.database.tenant(companyId, (trx) =>
      trx
        .updateTable('screen_version')
        .set({ schema: JSON.stringify(schema) })
        .where('company_id', '=', companyId)
        .where('screen_id', '=', id)
        .execute(),
    );
  }

  describe('of a company', () => {
    const own = 'globex/words';
    const board = 'globex/board';

    it('serve its own pages, with parameters, and follow their own changes', async () => {
      expect((await publish(title('${part.text}'), own)).status).toBe(200);
      const schema = page(include(own, { data: { text: 'One' } }), include(own, { data: { text: 'Two' } }));
      expect((await publish(schema, board)).status).toBe(200);
      const shown = await desk(owner, `${company}/${board}`);
      expect(shown.schema.body.map(({ tpl }) => tpl)).toEqual(['One', 'Two']);
      const first = (await owner.get(`${company}/${board}`)).headers.get('etag');
      await publish(title('${part.text}!'), own);
      expect((await desk(owner, `${company}/${board}`)).schema.body[0]?.tpl).toBe('One!');
      expect((await owner.get(`${company}/${board}`)).headers.get('etag')).not.toBe(first);
    });

    it.each([
      ["that is another company's", own, 'include.unknown', '/api/company/acme/screen'],
      ['that the platform does not offer', SIGN_IN_TITLE, 'include.not-offered', '/api/company/acme/screen'],
      ['that is a page', 'company/desk', 'include.page', '/api/company/acme/screen'],
    ])('do not stand in a page when they are one %s', async (_, part, code, prefix) => {
      const answer = await publish(page('x', include(part)), 'acme/board', admin, prefix);
      expect([answer.status, places(answer)]).toEqual([422, [`/body/1/screen ${code}`]]);
    });

    it('are refused when they would hold themselves', async () => {
      await publish({ type: 'container', body: [include(own, { data: { text: 'x' } })] }, 'globex/outer');
      const answer = await publish({ type: 'container', body: ['x', include('globex/outer')] }, own);
      expect(places(answer)).toEqual(['/body/1/screen include.cycle']);
    });
  });
});
