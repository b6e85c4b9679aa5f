import { beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  AddAccessTokenAnswer,
  DescribeAccessTokenAnswer,
  ListAccessTokensAnswer,
} from '../../../src/types/generated/contracts/access-tokens.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { namedBy, pageKeyOf } from '../../../tests/support/page-person.ts';
import { Person } from '../../../tests/support/person.ts';
import { setMembership } from '../companies/index.ts';
import { MOST_TOKENS } from './own-tokens.ts';

const tokens = '/api/user/access-tokens';
const desk = '/screen/company/desk';
const globex = '/api/company/globex';
const page = { type: 'page', id: 'desk', body: [] };
const flag = { PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true' };
const ofGlobex = { name: 'pipeline', level: 'company/globex', right: 'publish', days: 30 };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  const add = (more: object = {}, person = owner) =>
    person.post<AddAccessTokenAnswer>(`${tokens}/add`, { ...ofGlobex, ...more });
  const made = async (more: object = {}, person = owner) => (await add(more, person)).json.data.token;
  const list = async () => (await owner.get<ListAccessTokensAnswer>(tokens)).json.data.items;
  /** A program: no cookie, no `Origin`. */
  const program = (token: string, headers: Record<string, string> = {}) => {
    const caller = new Person(platform.base, { authorization: `Bearer ${token}`, 'accept-language': 'en', ...headers });
    delete caller.headers['origin'];
    return caller;
  };
  const codeOf = (msg: string) => {
    const { texts } = platform.services;
    const codes = ['wrong', 'not-taken', 'in-page', 'level', 'may-not-draft', 'may-not-publish'].map(
      (name) => `access-token-${name}`,
    );
    return [...codes, 'forbidden', 'not-signed-in'].find((code) => texts.text('en-US', `api.${code}`) === msg) ?? msg;
  };
  const refusal = (answer: { status: number; json: { msg: string } }) => [answer.status, codeOf(answer.json.msg)];

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: flag });
    owner = await platform.person('owner@example.com');
  });
  beforeEach(async () => {
    owner.confirms = true;
    for (const table of ['access_token', 'limit_counter'] as const) {
      await platform.services.database.query.deleteFrom(table).execute();
    }
  });

  it('is made once, kept as a hash, and listed by its beginning', async () => {
    const { token, item } = (await add({ name: ' pipeline ' })).json.data;
    expect(token).toMatch(/^pagewright_[\w-]{43}$/);
    expect(item).toMatchObject({ name: 'pipeline', right: 'publish', state: 'works', lastUsedAt: '' });
    expect(token.startsWith(item.prefix)).toBe(true);
    expect(await list()).toEqual([item]);
    const rows = await platform.services.database.query.selectFrom('access_token').selectAll().execute();
    expect(JSON.stringify([rows, await list(), await auditOf(platform.services)])).not.toContain(token);
  });

  it('asks for a proof of this very token', async () => {
    owner.confirms = false;
    const answer = await add();
    expect(answer.json.status).toBe(4031);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ level: 'platform' }, 403],
    [{ level: 'company/acme' }, 403],
    [{ level: 'company/nowhere' }, 403],
    [{ right: 'admin' }, 422],
    [{ days: 366 }, 422],
    [{ days: 0 }, 422],
    [{ name: ' ' }, 422],
  ])('is not made with %j', async (more, status) => {
    expect((await add(more)).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('is offered for the levels that the person may change', async () => {
    const values = async (account: string) => {
      const person = await platform.person(account);
      const { json } = await person.get<{ options: { value: string }[] }>(`${tokens}/levels`);
      return json.data.options.map(({ value }) => value);
    };
    expect(await values('admin@example.com')).toEqual(['platform', 'company/acme']);
    expect(await values('owner@example.com')).toEqual(['company/globex']);
    expect(await values('member')).toEqual([]);
  });

  it('drafts and publishes without a cookie, and is seen to be used', async () => {
    const caller = program(await made());
    expect((await caller.get<DescribeAccessTokenAnswer>('/api/access-token')).json.data).toMatchObject({
      ...{ name: 'pipeline', company: 'globex', right: 'publish' },
    });
    expect((await caller.post(`${globex}${desk}/draft`, { schema: page })).status).toBe(200);
    expect((await caller.post(`${globex}${desk}/publish`, { note: 'by a program' })).status).toBe(200);
    expect((await caller.get(`${globex}/app/crm/screen`)).status).toBe(200);
    const [item] = await list();
    expect(item!.lastUsedAt).not.toBe('');
    const globexId = (await platform.services.companies.findByKey('globex'))!.id;
    const [line] = (await auditOf(platform.services, globexId)).filter(({ action }) => action === 'screen.publish');
    expect(line!.detail).toMatchObject({ token: 'pipeline' });
  });

  it('does no more than its right and its level', async () => {
    const read = program(await made({ right: 'read' }));
    const draft = program(await made({ right: 'draft' }));
    expect((await read.get(`${globex}${desk}/source`)).status).toBe(200);
    expect(refusal(await read.post(`${globex}${desk}/draft`, { schema: page }))).toEqual([
      403,
      'access-token-may-not-draft',
    ]);
    expect((await draft.post(`${globex}${desk}/draft`, { schema: page })).status).toBe(200);
    for (const call of ['publish', 'rollback']) {
      const answer = await draft.post(`${globex}${desk}/${call}`, { version: 1 });
      expect(refusal(answer)).toEqual([403, 'access-token-may-not-publish']);
    }
    for (const level of ['/api', '/api/company/acme', '/api/company/nowhere']) {
      expect(refusal(await read.get(`${level}/screen`))).toEqual([403, 'access-token-level']);
    }
  });

  it('is taken by no call but those of screens', async () => {
    const admin = await platform.person('admin@example.com');
    const caller = program(await made({ level: 'platform' }, admin));
    const operations = platform.app.contracts.flatMap((contract) => contract.operations);
    const taken = operations.filter(({ token }) => token !== undefined).map(({ id }) => id);
    expect(taken.filter((id) => !/screen/i.test(id))).toEqual(['describeAccessToken', 'mcp']);
    for (const { id, method, path, scoped } of operations) {
      if (taken.includes(id)) continue;
      const address = (scoped ? '/api' : '') + path.replaceAll(/:\w+/g, '1');
      const answer = await caller.send(address, { method, headers: { accept: 'application/json' } });
      expect([id, ...refusal(answer)]).toEqual([id, 403, 'access-token-not-taken']);
    }
  });

  it('counts alone beside a cookie', async () => {
    const token = await made({ right: 'read' });
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const both = program(token, { cookie });
    expect(refusal(await both.post(`${globex}${desk}/publish`, { schema: page }))).toEqual([
      403,
      'access-token-may-not-publish',
    ]);
    const wrong = program(`${token}x`, { cookie });
    expect(refusal(await wrong.get(`${globex}/screen`))).toEqual([401, 'access-token-wrong']);
  });

  it('is refused as a wrong token if it is another text, unless a cookie comes with it', async () => {
    const wrong = await program('wrong').post(`${globex}${desk}/draft`, { schema: page });
    expect(refusal(wrong)).toEqual([401, 'access-token-wrong']);
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer');
    expect(refusal(await program('wrong').get('/api/access-token'))).toEqual([401, 'access-token-wrong']);
    const proxied = { authorization: 'Bearer of-a-proxy' };
    expect((await owner.get(`${globex}/screen`, proxied)).status).toBe(200);
    expect((await owner.get('/api/user/info', proxied)).status).toBe(200);
    const foreign = { ...proxied, origin: 'https://evil.example' };
    expect(refusal(await owner.post(`${globex}${desk}/draft`, { schema: page }, foreign))).toEqual([
      403,
      platform.services.texts.text('en-US', 'api.cross-site'),
    ]);
  });

  it('gets 404 for an unknown app of its own company, and 403 elsewhere', async () => {
    const caller = program(await made());
    const answer = await caller.get(`${globex}/app/nope/screen`);
    expect([answer.status, answer.json.msg]).toEqual([404, expect.stringContaining('no app nope')]);
    expect(refusal(await caller.get('/api/company/acme/app/nope/screen'))).toEqual([403, 'access-token-level']);
    expect(refusal(await owner.get(`${globex}/app/nope/screen`))).toEqual([403, 'forbidden']);
  });

  it('is of no use to pages, and pages of companies cannot list or make any', async () => {
    const token = await made();
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'x-page': 'company company/desk 1 globex' }]) {
      const answer = await program(token, headers as never).get(`${globex}/screen`);
      expect(refusal(answer)).toEqual([403, 'access-token-in-page']);
    }
    const { version } = (
      await owner.post<{ version: number }>(`${globex}${desk}/publish`, { schema: { ...page, title: 'x' } })
    ).json.data;
    const frame = { screen: 'company/desk', layer: 'company', version, scope: { company: 'globex' } } as const;
    const named = namedBy(await pageKeyOf(owner), frame);
    for (const answer of [
      await owner.get(tokens, named),
      await owner.get(`${tokens}/levels`, named),
      await owner.post(`${tokens}/add`, ofGlobex, named),
      await owner.post(`${tokens}/revoke/1`, undefined, named),
    ]) {
      expect([answer.status, answer.json.msg]).toEqual([
        403,
        platform.services.texts.text('en-US', 'api.out-of-reach'),
      ]);
    }
  });

  it('ends when it is revoked and when its time is over', async () => {
    const caller = program(await made());
    const short = program(await made({ days: 1 }));
    const [last, first] = await list();
    expect((await owner.post(`${tokens}/revoke/${first!.id}`)).status).toBe(200);
    expect(refusal(await caller.get(`${globex}/screen`))).toEqual([401, 'access-token-wrong']);
    expect((await short.get(`${globex}/screen`)).status).toBe(200);
    const over = new Date(platform.services.now().getTime() - 1);
    await platform.services.database.query.updateTable('access_token').set({ expires_at: over }).execute();
    expect(refusal(await short.get(`${globex}/screen`))).toEqual([401, 'access-token-wrong']);
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([[last!.id, 'expired']]);
    const other = await platform.person('member');
    expect((await other.post(`${tokens}/revoke/${last!.id}`)).status).toBe(404);
  });

  it('stops with the role, the membership and the account', async () => {
    const { services } = platform;
    const company = (await services.companies.findByKey('globex'))!;
    const member = await platform.person('member');
    const account = (await member.get<{ id: number }>('/api/user/info')).json.data.id;
    const who = { companyId: company.id, accountId: account };
    await setMembership(services.database, { ...who, role: 'admin' });
    const caller = program(await made({}, member));
    const answer = async () => refusal(await caller.get(`${globex}/screen`));
    expect((await caller.get(`${globex}/screen`)).status).toBe(200);
    await setMembership(services.database, { ...who, role: 'member' });
    expect(await answer()).toEqual([403, 'forbidden']);
    const { items } = (await member.get<ListAccessTokensAnswer>(tokens)).json.data;
    expect(items[0]!.state).toBe('stopped');
    await setMembership(services.database, { ...who, role: 'admin' });
    const disabled = (disabled_at: Date | null) =>
      services.database.query.updateTable('account').set({ disabled_at }).where('id', '=', account).execute();
    await disabled(new Date());
    expect(await answer()).toEqual([401, 'access-token-wrong']);
    await disabled(null);
    expect((await caller.get(`${globex}/screen`)).status).toBe(200);
    expect((await member.post(`/api/i/company/leave/${company.id}`)).status).toBe(200);
    expect(await answer()).toEqual([401, 'access-token-wrong']);
    await setMembership(services.database, { ...who, role: 'member' });
  });

  it('is one of at most so many, and its making and its end are audited', async () => {
    await made();
    const [row] = await platform.services.database.query.selectFrom('access_token').selectAll().limit(1).execute();
    const more = Array.from({ length: MOST_TOKENS - 1 }, (_, id) => ({ ...row!, id, token_hash: `hash-${id}` }));
    await platform.services.database.query.insertInto('access_token').values(more).execute();
    expect((await add()).status).toBe(409);
    await owner.post(`${tokens}/revoke/${row!.id}`);
    expect((await add()).status).toBe(200);
    const lines = (await auditOf(platform.services)).filter(({ action }) => action.startsWith('access-token.'));
    expect(lines.slice(-2).map(({ action }) => action)).toEqual(['access-token.revoked', 'access-token.added']);
    expect(lines.at(-1)!.detail).toMatchObject({ name: 'pipeline', level: 'company/globex', right: 'publish' });
  });

  it('is slowed down for those who guess, and for nobody else', async () => {
    const token = await made();
    const guesses = await Promise.all(
      Array.from({ length: 110 }, (_, index) => program(`pagewright_${index}`).get('/api/access-token')),
    );
    const statuses = guesses.map(({ status }) => status);
    expect([statuses.filter((status) => status === 401).length > 0, statuses.includes(429)]).toEqual([true, true]);
    expect((await program(token).get('/api/access-token')).status).toBe(200);
  });

  it('neither exists nor works without the flag', async () => {
    const token = await made();
    const { services } = platform;
    services.config.featureFlag.standaloneGitPush = false;
    try {
      expect((await owner.get(tokens)).status).toBe(404);
      expect((await add()).status).toBe(404);
      expect((await program(token).get(`${globex}/screen`)).status).toBe(401);
    } finally {
      services.config.featureFlag.standaloneGitPush = true;
    }
  });
});
