import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';

const node = (id: string, tpl: string) => ({ type: 'tpl', id, tpl });
const page = (...body: object[]) => ({ type: 'page', id: 'p', body });
const desk = 'company/desk';
const company = '/api/company/globex/screen';
const own = `${company}/${desk}`;
const above = `/api/screen/${desk}`;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member@example.com'].map(server.person),
    )) as [Person, Person, Person];
  });

  beforeEach(async () => {
    for (const id of [desk, 'company/desk-title']) {
      await owner.send(`${company}/${id}`, { method: 'DELETE' });
      await admin.send(`/api/screen/${id}`, { method: 'DELETE' });
    }
    await server.services.database.tenant((await server.services.companies.findByKey('globex'))!.id, (trx) =>
      trx.updateTable('screen').set({ draft: null }).where('company_id', '<>', -1).execute(),
    );
  });

  const publish = async (who: Person, address: string, schema: object, note = '') => {
    const answer = await who.post(`${address}/publish`, { schema, note });
    expect(answer.json.msg).toBe('');
  };
  const textsOf = (changes: { text: string }[]) => changes.map(({ text }) => text);

  it('says how a screen stands, and where its draft can be seen', async () => {
    await owner.post(`${own}/draft`, { schema: page(node('a', 'Mine')) });
    const { json } = await owner.get(`${own}/about`);
    expect(json.data).toMatchObject({
      screen: { id: desk, states: ['draft'] },
      base: { layer: 'builtin' },
      below: { layer: 'builtin' },
      preview: expect.stringMatching(/^\/company\/globex\?preview=/),
    });
    expect((await owner.get(`${company}/user-center/profile/about`)).status).toBe(404);
    expect((await member.get(`${own}/about`)).status).toBe(403);
  });

  it.each([
    ['its title', { title: 'Orders' }, 'en-US', 'Orders'],
    ['its title in the language of the reader', { title: 'i18n:own.title' }, 'zh-CN', '订单'],
    ['its id in words, where its title is none', { title: '${name}' }, 'en-US', 'Titled'],
  ])('calls a page that no text names by %s', async (_, head, language, expected) => {
    const $texts = { 'zh-CN': { 'own.title': '订单' }, 'en-US': { 'own.title': 'Orders' } };
    await owner.post(`${company}/sales/titled/draft`, { schema: { ...page(), $texts, ...head } });
    const { json } = await owner.send<{ screen: { name: string } }>(`${company}/sales/titled/about`, {
      headers: { 'accept-language': language },
    });
    expect(json.data.screen.name).toBe(expected);
  });

  it('says where what is in force can be seen, beside a draft and without one', async () => {
    const seen = async (id: string) =>
      (await owner.get<{ inForce: string | null }>(`${company}/${id}/about`)).json.data.inForce;
    const shows = async (address: string) =>
      JSON.stringify((await owner.get(`${own}${address.slice(address.indexOf('?'))}`)).json.data);
    await publish(owner, own, page(node('a', 'Published')));
    await owner.post(`${own}/draft`, { schema: page(node('a', 'Not yet')) });
    const address = (await seen(desk))!;
    expect(address).toMatch(/^\/company\/globex\?preview=/);
    expect(await shows(address)).toContain('Published');
    expect(await shows(address)).not.toContain('Not yet');
    // A part is seen in the page that holds it; what is a draft alone is not in force.
    expect(await seen('company/desk-title')).toMatch(/^\/company\/globex\?preview=/);
    await owner.post(`${company}/sales/new/draft`, { schema: page() });
    expect(await seen('sales/new')).toBeNull();
  });

  it('shows the draft of a page at its address in the company', async () => {
    await owner.post(`${own}/draft`, { schema: page() });
    const { json } = await owner.get<{ preview: string }>(`${own}/about`);
    expect(json.data.preview).toMatch(/^\/company\/globex\?preview=/);
    await owner.send(`${own}/draft`, { method: 'DELETE' });
  });

  it('compares two states by node and in words', async () => {
    await publish(owner, own, page(node('a', 'One'), node('b', 'Two')));
    await publish(owner, own, page(node('b', 'Two'), { ...node('a', 'Uno'), visibleOn: '${x}' }, node('c', 'Three')));
    const { json: versions } = await owner.get<{ items: { version: number }[] }>(`${own}/versions`);
    const [last, before] = versions.data.items.map(({ version }) => version);
    const { json } = await owner.get<{ changes: { text: string }[] }>(`${own}/compare?from=${before}&to=${last}`);
    expect(textsOf(json.data.changes)).toEqual(
      expect.arrayContaining([
        'Added: text “Three”',
        'Words of text “One”: “One” → “Uno”',
        'Condition to show of text “One” set to “${x}”',
      ]),
    );
    expect(json.data).toMatchObject({ before: { type: 'page' }, after: { type: 'page' }, more: false });
    const { json: fromBelow } = await owner.get(`${own}/compare`);
    expect(fromBelow.data).toMatchObject({ from: 'below', to: 'published' });
    expect((await owner.get(`${own}/compare?from=999`)).status).toBe(404);
  });

  it('says in plain words that a side has no page to compare with', async () => {
    const alone = `${company}/own/alone`;
    await publish(owner, alone, page(node('a', 'A')));
    const compared = async (query: string) => {
      const { json } = await owner.get<{ changes: { text: string }[] }>(`${alone}/compare?${query}`);
      return textsOf(json.data.changes);
    };
    const below = 'There is nothing to compare with: “The layer below” has no page.';
    expect(await compared('from=below&to=published')).toEqual([below]);
    expect(await compared('from=1&to=below')).toEqual([below]);
    expect(await compared('from=builtin&to=1')).toEqual([
      'There is nothing to compare with: “As built in” has no page.',
    ]);
    await owner.send(alone, { method: 'DELETE' });
  });

  it('keeps notes as one line that turns no name round, and shows those from before so', async () => {
    const note = ' fix\u202e nimdA\r\n\u2066x\u200b\u2028 ';
    const notes = async () => {
      const { json } = await owner.get<{ items: { version: number; note: string }[] }>(`${own}/versions`);
      return json.data.items;
    };
    await publish(owner, own, page(node('a', 'One')), note);
    const { version } = (await notes())[0]!;
    expect((await owner.post(`${own}/rollback`, { version, note })).json.msg).toBe('');
    const screens = [{ id: desk, schema: page(node('a', 'Two')), from: version + 1 }];
    expect((await owner.post(`${company}/publish`, { note, screens })).json.msg).toBe('');
    const { id: companyId } = (await server.services.companies.findByKey('globex'))!;
    const stored = await server.services.database.tenant(companyId, async (trx) => {
      const ofDesk = trx.selectFrom('screen_version').select('note').where('screen_id', '=', desk);
      const rows = await ofDesk.where('version', '>=', version).execute();
      await trx.updateTable('screen_version').set({ note }).where('screen_id', '=', desk).execute();
      return rows;
    });
    const kept = 'fix nimdA  x';
    expect(stored.map((row) => row.note)).toEqual([kept, kept, kept]);
    expect((await notes()).slice(0, 3).map((row) => row.note)).toEqual([kept, kept, kept]);
    const about = await owner.get<{ states: { label: string }[] }>(`${own}/about`);
    const label = about.json.data.states.find(({ label }) => label.startsWith(`Version ${version} `))?.label;
    expect(label).toMatch(new RegExp(`^Version ${version} · \u2068${kept}\u2069 · \u2068[^\u2066-\u2069]+\u2069$`));
    const { json } = await owner.get<{ pieces: { note: string }[] }>(`${own}/explain`);
    expect(json.data.pieces[0]!.note).toBe(kept);
  });

  it('tells other words of the product at the node that shows them, in the languages that differ', async () => {
    const title = `/api/screen/account/sign-in-title`;
    const { json: source } = await admin.get<{ schema: object }>(`${title}/source`);
    const $texts = { 'zh-CN': { 'login.heading': '欢迎回来' }, 'en-US': { 'login.heading': 'Good to see you' } };
    await admin.post(`${title}/draft`, { schema: { ...source.data.schema, $texts } });
    const { json } = await admin.get<{ changes: { text: string }[] }>(`${title}/compare?from=published&to=draft`);
    expect(textsOf(json.data.changes)).toEqual([
      'English words of heading “Welcome back”: “Welcome back” → “Good to see you”',
    ]);
    await admin.send(`${title}/draft`, { method: 'DELETE' });
  });

  it('shows compared states on signed pages, to those alone who manage the level', async () => {
    await publish(owner, own, page(node('a', 'First one')));
    await publish(owner, own, page(node('a', 'Second one')));
    const { json: list } = await owner.get<{ items: { version: number }[] }>(`${own}/versions`);
    const first = list.data.items[1]!.version;
    const compared = async (from: string | number, to: string) =>
      (
        await owner.get<Record<'beforePreview' | 'afterPreview', { address: string }>>(
          `${own}/compare?from=${from}&to=${to}`,
        )
      ).json.data;
    const looks = await compared(first, 'builtin');
    const [beforePreview, afterPreview] = [looks.beforePreview.address, looks.afterPreview.address];
    const old = (await owner.get(beforePreview)).text;
    expect([old.includes('First one'), old.includes('Second one')]).toEqual([true, false]);
    expect((await owner.get(afterPreview)).text).not.toContain('Second one');
    expect((await owner.get((await compared('below', 'published')).afterPreview.address)).text).toContain('Second one');
    const query = beforePreview.slice(beforePreview.indexOf('?'));
    const shown = await owner.get<{ version: number; layer: string }>(own + query);
    expect(shown.json.data).toMatchObject({ version: 0, layer: 'company' });
    for (const who of [member, admin, server.visitor()]) {
      expect((await who.get(own + query)).status).toBe(404);
      expect((await who.get(beforePreview)).text).not.toContain('First one');
    }
    expect((await owner.get(`/api/company/acme/screen/${desk}${query}`)).status).toBe(404);
    expect((await owner.get(`${own}${query.slice(0, -3)}abc`)).status).toBe(404);
  });

  it('says why a compared state cannot be shown', async () => {
    const missing = async (id: string, from: string, to: string) => {
      const { json } = await owner.get<Record<'beforePreview' | 'afterPreview', object>>(
        `${company}/${id}/compare?from=${from}&to=${to}`,
      );
      return [json.data.beforePreview, json.data.afterPreview];
    };
    await owner.post(`${own}/draft`, { schema: page({ type: 'no-such-type' }) });
    const shown = { address: expect.stringContaining('/company/globex'), missing: null };
    expect(await missing(desk, 'below', 'draft')).toEqual([shown, { address: null, missing: 'faulty' }]);
    await publish(owner, `${company}/own/nowhere`, page(node('a', 'A')));
    const nowhere = { address: null, missing: 'nowhere' };
    expect(await missing('own/nowhere', 'below', 'published')).toEqual([nowhere, nowhere]);
    await owner.send(`${company}/own/nowhere`, { method: 'DELETE' });
  });

  it('explains each part by its layer, its author and what it changes', async () => {
    await publish(admin, `/api/screen/company/desk-title`, node('desk-title', 'Operator'), 'from above');
    await publish(owner, own, { type: 'page', body: [{ type: 'include', screen: 'company/desk-title' }] }, 'short');
    const { json } = await owner.get<{ pieces: { id: string }[] }>(`${own}/explain`);
    expect(json.data.pieces).toMatchObject([
      {
        id: desk,
        layer: 'company',
        author: expect.stringMatching(/./),
        note: 'short',
        below: 'builtin',
        places: [''],
        edit: `/company/globex/screens/${desk}/edit`,
      },
      { id: 'company/desk-title', layer: 'platform', author: null, note: '', below: 'builtin', places: ['/body/0'] },
    ]);
    expect(JSON.stringify(json.data.pieces[0])).toContain('Removed: ');
    expect(JSON.stringify(json.data.pieces[1])).toContain('Operator');
    const { json: unchanged } = await owner.get<{ pieces: object[] }>(`${company}/company/desk-none/explain`);
    expect(unchanged.data.pieces[0]).toMatchObject({ layer: 'builtin', author: null, changes: [] });
  });

  describe('a merge', () => {
    const begin = async () => {
      await publish(admin, above, page(node('a', 'A'), node('b', 'B')));
      await publish(owner, own, page(node('a', 'A'), node('b', 'B, mine')));
    };
    const merging = async () =>
      (
        await owner.get<{
          tag: string;
          page: object;
          conflicts: { id: string }[];
          previews?: Record<'base' | 'theirs' | 'mine', { address: string }>;
        }>(`${own}/merge`)
      ).json;
    const states = async () =>
      (await owner.get<{ screen: { states: string[] } }>(`${own}/about`)).json.data.screen.states;
    const draft = async () => (await owner.get<{ schema: object }>(`${own}/draft`)).json.data.schema;

    it('prepares a draft with both changes, which nobody sees before it is published', async () => {
      await begin();
      await publish(admin, above, page(node('a', 'A'), node('b', 'B'), node('c', 'C, new')));
      const { data } = await merging();
      const merged = page(node('a', 'A'), node('b', 'B, mine'), node('c', 'C, new'));
      expect(data).toMatchObject({ page: merged, conflicts: [], changes: [{ text: 'Added: text “C, new”' }] });
      expect((await owner.get(`${own}/draft`)).status).toBe(404);
      const kept = await owner.post(`${own}/merge`, { tag: data.tag, choices: [] });
      expect(kept.json.data).toMatchObject({ left: 0, messages: [] });
      expect(await draft()).toEqual(merged);
      expect(await states()).toEqual(['draft', 'changed']);
      await owner.post(`${own}/publish`, { note: 'merged' });
      expect(await states()).toEqual(['changed']);
      expect((await owner.get(`${own}/merge`)).status).toBe(409);
    });

    it('says of a merge that changed nothing that publishing it still takes note of the layer below', async () => {
      await begin();
      await publish(admin, above, page(node('a', 'A'), node('b', 'B, mine')));
      const compared = async () =>
        (await owner.get<{ isRebased: boolean }>(`${own}/compare?from=published&to=draft`)).json.data;
      await owner.post(`${own}/merge`, { tag: (await merging()).data.tag, choices: [] });
      expect(await compared()).toMatchObject({ changes: [], isRebased: true });
      await owner.post(`${own}/publish`, { note: '' });
      await owner.post(`${own}/draft`, { schema: page(node('a', 'A'), node('b', 'B, mine')) });
      expect(await compared()).toMatchObject({ changes: [], isRebased: false });
    });

    it('names the version that was published after the draft was begun, until the draft is published', async () => {
      await begin();
      const overtaking = async () =>
        (await owner.get<{ overtaking: object | null }>(`${own}/compare?from=published&to=draft`)).json.data.overtaking;
      const save = (label: string) => owner.post(`${own}/draft`, { schema: page(node('a', label)) });
      await save('A, mine');
      expect(await overtaking()).toBeNull();
      await owner.post(`${own}/publish`, { schema: page(node('a', 'A, pushed')), note: '' });
      const { version, author } = (await overtaking()) as { version: number; author: string };
      expect([typeof version, author]).toEqual(['number', 'Owner']);
      await save('A, mine again');
      expect(await overtaking()).toEqual({ version, author });
      await owner.post(`${own}/publish`, { note: '' });
      await save('A, later');
      expect(await overtaking()).toBeNull();
    });

    it('lists what both have changed, and keeps the chosen side', async () => {
      await begin();
      await publish(admin, above, page(node('a', 'A'), node('b', 'B, theirs')));
      const { data } = await merging();
      expect(data.conflicts).toMatchObject([
        {
          kind: 'property',
          text: 'Changed by both: Words of text “B, mine”',
          base: 'B',
          theirs: 'B, theirs',
          mine: 'B, mine',
        },
      ]);
      const seen = async (address: string) => /"tpl":"(B[^"]*)"/.exec((await owner.get(address)).text)?.[1];
      const [base, theirs, mine] = (['base', 'theirs', 'mine'] as const).map(
        (side) => data.previews![side].address,
      ) as [string, string, string];
      expect([await seen(base), await seen(theirs), await seen(mine)]).toEqual(['B', 'B, theirs', 'B, mine']);
      expect((await member.get(base)).text).not.toContain('"tpl":"B"');
      const choices = [{ id: data.conflicts[0]!.id, choice: 'theirs' }];
      expect((await owner.post(`${own}/merge`, { tag: 'x', choices })).status).toBe(409);
      const kept = await owner.post(`${own}/merge`, { tag: data.tag, choices });
      expect(kept.json.data.left).toBe(0);
      expect(await draft()).toEqual(page(node('a', 'A'), node('b', 'B, theirs')));
    });

    it('asks where the layer below put another text in the place of own words', async () => {
      const $texts = {
        'zh-CN': { 'login.heading': '挑选公司' },
        'en-US': { 'login.heading': 'Pick your company' },
      };
      const before = page(node('lead', 'i18n:login.heading'));
      await publish(admin, above, before);
      await publish(owner, own, { ...before, $texts });
      await publish(admin, above, page(node('lead', 'Companies')));
      const { data } = await merging();
      expect(data).toMatchObject({
        page: { ...before, $texts },
        conflicts: [{ kind: 'property', base: 'Welcome back', theirs: 'Companies', mine: 'Pick your company' }],
      });
      const choices = [{ id: data.conflicts[0]!.id, choice: 'theirs' }];
      const kept = await owner.post(`${own}/merge`, { tag: data.tag, choices });
      expect(kept.json.data).toMatchObject({ left: 0, messages: [] });
      expect(await draft()).toEqual(page(node('lead', 'Companies')));
    });

    it('lists fifty conflicts, and counts the others, which stay as they are', async () => {
      const all = (words: string) => page(...Array.from({ length: 60 }, (_, at) => node(`n${at}`, `${words} ${at}`)));
      await publish(admin, above, all('Above'));
      await publish(owner, own, all('Mine'));
      await publish(admin, above, all('New'));
      const { data } = await merging();
      expect(data.conflicts).toHaveLength(50);
      expect(data).toMatchObject({ moreConflicts: 10, page: all('Mine') });
    });

    it('says why there is nothing to merge', async () => {
      expect((await merging()).msg).toContain('Nothing is published');
      await begin();
      expect((await merging()).msg).toContain('nothing to merge');
    });
  });

  describe('a file with several screens', () => {
    const bundle = (screens: object[]) => ({ format: 'pagewright.screens', version: 1, screens });

    it('goes out and comes in again as drafts', async () => {
      await publish(owner, own, page(node('a', 'Mine')));
      const file = await owner.get(`${company}/export`);
      expect(file.headers.get('content-disposition')).toContain('screens-globex.json');
      const content = JSON.parse(file.text) as ReturnType<typeof bundle>;
      expect(content.screens).toContainEqual({ id: desk, schema: page(node('a', 'Mine')) });
      const taken = await owner.post(`${company}/import`, content);
      expect(taken.json.data).toMatchObject({ count: content.screens.length });
      expect((await owner.get(`${own}/draft`)).json.data.schema).toEqual(page(node('a', 'Mine')));
    });

    it('is refused where it holds no screens', async () => {
      const refused = await owner.post(`${company}/import`, bundle([]));
      expect([refused.status, refused.json.msg]).toEqual([422, expect.stringContaining('holds no screens')]);
    });

    it('comes in as a whole or not at all', async () => {
      const good = { id: desk, schema: page(node('a', 'Good')) };
      const bad = { id: 'sales/board', schema: { type: 'page', body: { type: 'no-such' } } };
      const refused = await owner.post(`${company}/import`, bundle([good, bad]));
      expect([refused.status, refused.json.msg]).toEqual([422, expect.stringContaining('sales/board')]);
      const foreign = { id: 'user-center/profile', schema: page() };
      const unfit = await owner.post(`${company}/import`, bundle([good, foreign]));
      expect([unfit.status, unfit.json.msg]).toEqual([403, expect.stringContaining('user-center/profile')]);
      expect(unfit.json.msg).not.toContain(desk);
      expect((await owner.get(`${own}/draft`)).status).toBe(404);
      expect((await member.post(`${company}/import`, bundle([good]))).status).toBe(403);
    });
  });
});
