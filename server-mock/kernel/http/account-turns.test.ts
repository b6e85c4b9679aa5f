import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  accessTokensContract,
  type ListAccessTokensAnswer,
} from '../../../src/types/generated/contracts/access-tokens.ts';
import { makeToken, programWith, tokenEnvironment } from '../../../tests/support/access-token.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { mostOfAccount, mostOfTokens, withinTurn } from './account-turns.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  /** What answers the calls that are worked on. */
  const working: (() => void)[] = [];

  beforeAll(async () => {
    server = await startDemoPlatform(engine, {
      environment: tokenEnvironment,
      prepare: (app) => {
        const wait = () => new Promise<void>((goOn) => working.push(goOn));
        app.get('/slow', async () => {
          await wait();
          return 'done';
        });
        const outer = async (request: FastifyRequest) => {
          await wait();
          const { cookie = '', authorization } = request.headers;
          const url = authorization ? '/api/access-token' : '/api/user/info';
          const headers = { host: 'localhost', ...(authorization ? { authorization } : { cookie }) };
          const inner = await withinTurn(request, () => app.inject({ url, headers }));
          return inner.json();
        };
        app.get('/outer', outer);
        // Tokens are read where a call takes them.
        const operation = accessTokensContract.operations.find(({ id }) => id === 'describeAccessToken');
        app.get('/outer-of-programs', { config: { operation } as object }, outer);
      },
    });
  });
  afterAll(() => server.stop());

  it('calls of one account take turns; other people do not wait, nor does the account once a caller has gone', async () => {
    const [owner, other] = await Promise.all([server.person('owner@example.com'), server.person('member')]);
    const gone = new AbortController();
    const left = Array.from({ length: mostOfAccount }, () =>
      owner.send('/slow', { signal: gone.signal }).catch(() => undefined),
    );
    await vi.waitFor(() => expect(working).toHaveLength(mostOfAccount));
    let isAnswered = false;
    const waiting = owner.get('/api/user/info').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    expect((await other.get('/api/user/info')).status).toBe(200);
    expect((await server.visitor().get('/login')).status).toBe(200);
    expect(isAnswered).toBe(false);
    gone.abort();
    expect(await waiting).toBe(200);
    await Promise.all(left);
    for (const answer of working.splice(0)) answer();
  });

  it('calls inside of a call belong to its turn, so that an account with all turns taken goes on', async () => {
    const owner = await server.person('owner@example.com');
    const { id } = (await owner.get<{ id: number }>('/api/user/info')).json.data;
    const outer = Array.from({ length: mostOfAccount + 1 }, () => owner.get('/outer'));
    await vi.waitFor(() => expect(working).toHaveLength(mostOfAccount));
    const [first, ...others] = working.splice(0);
    first!();
    await vi.waitFor(() => expect(working).toHaveLength(1));
    for (const goOn of [...others, ...working.splice(0)]) goOn();
    for (const { json } of await Promise.all(outer)) expect(json).toMatchObject({ status: 0, data: { id } });
  });

  it('all tokens of an account share turns of their own: its person goes on, and ends a token, while their calls wait', async () => {
    const owner = await server.person('owner@example.com');
    const tokens = [
      await makeToken(owner, 'company/globex', 'read'),
      await makeToken(owner, 'company/globex', 'draft'),
    ];
    const programs = tokens.map((token) => programWith(server.base, token));
    const calls = programs.flatMap((program) =>
      Array.from({ length: mostOfTokens }, () => program.get('/outer-of-programs')),
    );
    await vi.waitFor(() => expect(working).toHaveLength(mostOfTokens));
    expect((await owner.get('/api/user/info')).status).toBe(200);
    const { items } = (await owner.get<ListAccessTokensAnswer>('/api/user/access-tokens')).json.data;
    expect((await owner.post(`/api/user/access-tokens/revoke/${items[0]!.id}`)).status).toBe(200);
    expect(working).toHaveLength(mostOfTokens);
    const answers = Promise.all(calls);
    for (let done = 0; done < calls.length; done += mostOfTokens) {
      await vi.waitFor(() => expect(working).toHaveLength(mostOfTokens));
      for (const goOn of working.splice(0)) goOn();
    }
    const first = (await answers).slice(0, mostOfTokens);
    for (const { json } of first) expect(json).toMatchObject({ status: 0, data: { right: 'read' } });
  });
});
