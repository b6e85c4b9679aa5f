import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { makeToken, programWith, tokenEnvironment } from '../../../tests/support/access-token.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { Person } from '../../../tests/support/person.ts';

type Right = 'read' | 'draft' | 'publish';

const id = 'company/desk';
const page = (title: string) => ({ type: 'page', title, body: [] });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  const tokens = {} as Record<Right, string>;
  const clients: Client[] = [];

  /** An agent, by the protocol's own client over a socket. */
  async function agent(token: string, language = 'en'): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${token}`, 'accept-language': language } };
    const transport = new StreamableHTTPClientTransport(new URL(`${platform.base}/mcp`), { requestInit });
    await client.connect(transport as Parameters<Client['connect']>[0]);
    clients.push(client);
    return client;
  }

  async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [{ text }] = content as [{ text: string }];
    return { isError: isError === true, value: JSON.parse(text) };
  }

  const inForce = async () => {
    const { json } = await owner.get<{ version: number; layer: string }>(`/api/company/globex/screen/${id}`);
    return [json.data.layer, json.data.version];
  };

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: tokenEnvironment });
    owner = await platform.person('owner@example.com');
    for (const right of ['read', 'draft', 'publish'] as const) {
      tokens[right] = await makeToken(owner, 'company/globex', right);
    }
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });

  it('offers the tools that the token may use', async () => {
    const names = async (right: Right) =>
      (await (await agent(tokens[right])).listTools()).tools.map(({ name }) => name);
    const reading = ['list_screens', 'read_screen', 'check_screen', 'preview_link', 'compare_screen'];
    expect((await names('read')).sort()).toEqual([...reading].sort());
    expect((await names('draft')).sort()).toEqual([...reading, 'save_draft'].sort());
    expect(await names('publish')).toContain('publish_screen');
  });

  it('lists, reads, checks, drafts, previews, compares and publishes', async () => {
    const client = await agent(tokens.publish);
    const listed = await use(client, 'list_screens', { area: 'company' });
    expect(listed.value.items.map((screen: { id: string }) => screen.id)).toContain(id);
    const { value: read } = await use(client, 'read_screen', { id });
    expect(read).toMatchObject({
      source: { id },
      about: { below: { layer: 'builtin' } },
      explain: { pieces: expect.arrayContaining([expect.objectContaining({ id, layer: 'builtin' })]) },
    });
    const wrong = { type: 'page', body: [{ type: 'no-such-type' }] };
    expect((await use(client, 'check_screen', { id, schema: wrong })).value).toMatchObject({
      ...{ valid: false, messages: [{ code: 'type.unknown', pointer: '/body/0/type' }] },
    });
    const saved = await use(client, 'save_draft', { id, schema: page('by an agent') });
    expect([saved.isError, Object.keys(saved.value).sort()]).toEqual([false, ['messages', 'revision']]);
    const { source, about } = (await use(client, 'read_screen', { id })).value;
    const { preview } = (await use(client, 'preview_link', { id })).value;
    expect([source.preview, new URL(about.preview).pathname]).toEqual([undefined, new URL(preview).pathname]);
    expect(preview.startsWith(`${platform.base}/company/globex?preview=`)).toBe(true);
    expect((await owner.get(preview.slice(platform.base.length))).text).toContain('by an agent');
    const compared = await use(client, 'compare_screen', { id, to: 'draft' });
    expect(JSON.stringify(compared.value.changes)).toContain('by an agent');
    expect((await use(client, 'publish_screen', { id, note: 'by an agent' })).value).toMatchObject({ version: 1 });
    expect(await inForce()).toEqual(['company', 1]);
  });

  it.each<[Right]>([['read'], ['draft']])(
    'publishes nothing with a token to %s, whatever it is asked',
    async (right) => {
      const before = await inForce();
      const client = await agent(tokens[right]);
      await owner.post(`/api/company/globex/screen/${id}/draft`, { schema: page('waits') });
      for (const args of [
        { id, note: 'x' },
        { id, note: 'x', app: '../../acme' },
        { id, note: 'x', schema: page('x') },
        { id: `${id}/publish?x=/../..`, note: 'x' },
        { id: '../../api/screen/company/desk', note: 'x' },
      ]) {
        expect((await use(client, 'publish_screen', args)).isError).toBe(true);
      }
      const { isError, value } = await use(client, 'publish_screen', { id, note: 'x' });
      expect([isError, value.message]).toEqual([true, expect.stringMatching(/may not publish.*right to publish/)]);
      expect(await inForce()).toEqual(before);
    },
  );

  it.each([
    ['publish_screen', {}, 'note'],
    ['publish_screen', { note: '' }, 'note'],
    ['publish_screen', { note: 7 }, 'note'],
    ['check_screen', {}, 'schema'],
    ['compare_screen', { from: ['draft'] }, 'from'],
    ['read_screen', { app: {} }, 'app'],
  ])('refuses a call of %s that does not fit its schema: %j', async (name, args, field) => {
    await owner.post(`/api/company/globex/screen/${id}/draft`, { schema: page('without a note') });
    const before = await inForce();
    const { isError, value } = await use(await agent(tokens.publish), name, { id, ...args });
    expect([isError, Object.keys(value.errors)]).toEqual([true, [field]]);
    expect(value.message).toMatch(new RegExp(`^${field}: [ -~]+\\.$`));
    expect(await inForce()).toEqual(before);
  });

  it('says why there is no link to a draft, and which right is missing, in English unless asked otherwise', async () => {
    const quiet = async (language?: string) => {
      const client = new Client({ name: 'test', version: '1' });
      const headers = { authorization: `Bearer ${tokens.read}`, ...(language ? { 'accept-language': language } : {}) };
      const transport = new StreamableHTTPClientTransport(new URL(`${platform.base}/mcp`), {
        requestInit: { headers },
      });
      await client.connect(transport as Parameters<Client['connect']>[0]);
      clients.push(client);
      return client;
    };
    const agentOfFew = await quiet();
    expect((await use(agentOfFew, 'preview_link', { id: 'company/not-found' })).isError).toBe(true);
    const { value } = await use(agentOfFew, 'preview_link', { id: 'company/desk-title' });
    expect(value).toEqual({ preview: null, message: expect.stringContaining('no draft') });
    const draft = { id, schema: page('x') };
    expect((await use(agentOfFew, 'save_draft', draft)).value.message).toMatch(/may only read.*right to draft/);
    expect((await use(await quiet('zh'), 'save_draft', draft)).value.message).toMatch(/只能读取/);
  });

  it('stays in its level', async () => {
    const client = await agent(tokens.publish);
    const { isError } = await use(client, 'save_draft', { id, schema: page('x'), app: 'nowhere' });
    expect(isError).toBe(true);
    const admin = await platform.person('admin@example.com');
    const ofPlatform = await agent(await makeToken(admin, 'platform', 'read'));
    const { value } = await use(ofPlatform, 'list_screens', { keywords: 'account/login' });
    expect(value.items.length).toBeGreaterThan(0);
  });

  it.each(['app', 'keywords'])('makes no address of a long text (%s)', async (name) => {
    const client = await agent(tokens.read);
    const looks = async () => {
      const counters = platform.services.database.query.selectFrom('limit_counter').select('hits');
      return counters.where('key', 'like', 'screen-read:%').execute();
    };
    const before = await looks();
    const { isError, value } = await use(client, 'list_screens', { [name]: 'x'.repeat(1001) });
    expect([isError, value.message]).toEqual([true, `${name} has 1000 signs at most.`]);
    expect((await use(client, 'list_screens', { [name]: ['x'.repeat(1001)] })).isError).toBe(true);
    expect(await looks()).toEqual(before);
  });

  const han = /\p{Script=Han}/u;
  const describedText = async (client: Client) => {
    const { contents } = await client.readResource({ uri: 'pagewright://node-types/input-text' });
    return (contents as { text: string }[])[0]!.text;
  };

  it('has node types, conventions and codes to read', async () => {
    const client = await agent(tokens.read);
    const read = async (uri: string) => {
      const { contents } = await client.readResource({ uri });
      return (contents as { text: string }[])[0]!.text;
    };
    const uris = (await client.listResources()).resources.map(({ uri }) => uri);
    expect(uris).toEqual(['pagewright://conventions', 'pagewright://checker-codes', 'pagewright://node-types']);
    expect(JSON.parse(await read('pagewright://node-types'))).toEqual(
      expect.arrayContaining(['page', 'password-rules']),
    );
    const type = JSON.parse(await read('pagewright://node-types/password-rules'));
    expect(type.properties.field).toMatchObject({ description: expect.stringContaining('new password') });
    expect(await read('pagewright://conventions')).toContain('screens manager');
    expect(await read('pagewright://checker-codes')).toContain('## type.unknown');
    const [english, chinese] = await Promise.all([client, await agent(tokens.read, 'zh')].map(describedText));
    expect([english, chinese]).toEqual([expect.not.stringMatching(han), expect.stringMatching(han)]);
    await expect(read('pagewright://node-types/nothing')).rejects.toThrow('There is no resource');
  });

  it.each([
    ['none', {}],
    ['an unknown one', { authorization: 'Bearer pagewright_wrong' }],
    ['another text', { authorization: 'Bearer wrong' }],
    ['another text beside a cookie', { authorization: 'Bearer wrong', cookie: 'locale=zh-CN' }],
    ['a password', { authorization: 'Basic eDp5' }],
  ])('says what is wrong with a token, and what to do next: %s', async (_, headers) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const program = Object.assign(new Person(platform.base), { headers });
    const answer = await program.post('/mcp', message);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(answer.json.msg).toBe(platform.services.texts.text('en-US', 'api.access-token-wrong'));
    const chinese = await program.post('/mcp', message, { 'accept-language': 'zh' });
    expect(chinese.json.msg).toBe(platform.services.texts.text('zh-CN', 'api.access-token-wrong'));
  });

  it('refuses what another site makes a browser send', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const headers of [
      { cookie },
      { cookie, authorization: 'Basic eDp5' },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', authorization: 'Bearer wrong' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const browser = Object.assign(new Person(platform.base), { headers });
      const answer = await browser.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
      const words = (['en-US', 'zh-CN'] as const).map((locale) =>
        platform.services.texts.text(locale, 'api.cross-site'),
      );
      expect([answer.status, words]).toEqual([403, expect.arrayContaining([answer.json.msg])]);
    }
  });

  it('lets nobody in without a token, and takes neither lists nor large messages', async () => {
    await expect(agent('pagewright_wrong')).rejects.toThrow();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { accept: 'application/json, text/event-stream' };
    expect((await owner.post('/mcp', message, headers)).status).toBe(401);
    const program = programWith(platform.base, tokens.read);
    expect((await program.post('/mcp', message, headers)).status).toBe(200);
    expect((await program.post('/mcp', [message, message], headers)).status).toBe(422);
    expect((await program.post('/mcp', { ...message, x: 'x'.repeat(2_700_000) }, headers)).status).toBe(413);
    expect((await program.get('/mcp', { accept: 'text/event-stream' })).status).toBe(405);
  });
});
