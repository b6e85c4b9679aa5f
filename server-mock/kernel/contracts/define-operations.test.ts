import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import type { Contract } from './contract.ts';
import { defineOperations } from './define-operations.ts';
import type { AnswerOf, CallOf, HandlersOf } from './handler.ts';

interface SampleOperations {
  sampleEcho: {
    params: { number: number };
    query: { page: number };
    body: { item: { name?: string } };
    answer: { number: number; page: number; item: { name?: string } };
  };
  sampleSecret: { answer: { level: string; role: string | null } };
}

const contract: Contract<SampleOperations> = {
  title: 'sample',
  operations: [
    {
      id: 'sampleEcho',
      method: 'POST',
      path: '/api/sample/:number',
      summary: 'Echo',
      access: 'anonymous',
      reach: 'platform',
      params: { type: 'object', properties: { number: { type: 'integer' } } },
      query: { type: 'object', additionalProperties: false, properties: { page: { type: 'integer', default: 1 } } },
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['item'],
        properties: { item: { $ref: '#/definitions/item' } },
      },
      answer: {
        type: 'object',
        properties: { number: { type: 'integer' }, page: { type: 'integer' }, item: { $ref: '#/definitions/item' } },
      },
    },
    {
      id: 'sampleSecret',
      method: 'GET',
      path: '/sample',
      summary: 'For administrators',
      access: 'company-admin',
      reach: 'platform',
      scoped: true,
      answer: { type: 'object', properties: { level: { type: 'string' }, role: { type: ['string', 'null'] } } },
    },
  ],
  definitions: { item: { type: 'object', properties: { name: { type: 'string' } } } },
};

const secret = { passwordHash: 'leak' };

/** Answers more than the contract names. The compiler does not see it behind a declared result. */
function sampleEcho({
  params,
  query,
  body,
}: CallOf<SampleOperations['sampleEcho']>): AnswerOf<SampleOperations['sampleEcho']> {
  const item = { ...body.item, ...secret };
  const more = { number: params.number, page: query.page, item, column: 'leak' };
  return more;
}

const handlers: HandlersOf<SampleOperations> = {
  sampleEcho,
  sampleSecret: ({ scope }) => ({ level: scope.level, role: scope.role }),
};

onOneEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      prepare: (app) => defineOperations(app, contract, handlers),
    });
  });
  afterAll(() => server.stop());

  it('wraps the answer into the envelope and lets nothing out that the contract does not name', async () => {
    const { json } = await server.visitor().post('/api/sample/7?page=3', { item: { name: 'a' } });
    expect(json).toEqual({ status: 0, msg: '', data: { number: 7, page: 3, item: { name: 'a' } } });
  });

  it('reads numbers from addresses, but takes only true numbers in bodies', async () => {
    const visitor = server.visitor();
    expect((await visitor.post('/api/sample/7', { item: {} })).json.data.page).toBe(1);
    expect((await visitor.post('/api/sample/seven', { item: {} })).json.errors).toHaveProperty('number');
    expect((await visitor.post('/api/sample/7?page=x', { item: {} })).status).toBe(422);
    expect((await visitor.post('/api/sample/7', { item: { name: 5 } })).json.errors).toHaveProperty(['item.name']);
    expect((await visitor.post('/api/sample/7', {})).json.errors).toEqual({ item: 'Required.' });
  });

  it('answers a scoped call at its three levels to those who may make it', async () => {
    const [admin, owner] = await Promise.all(['admin@example.com', 'owner@example.com'].map(server.person));
    const levels = ['/api', '/api/company/globex', '/api/company/globex/app/crm'].map((scope) => `${scope}/sample`);
    const answers = await Promise.all(levels.map(async (path) => (await owner!.get(path)).json));
    expect(answers).toMatchObject([
      { status: 403 },
      { data: { level: 'company', role: 'owner' } },
      { data: { level: 'app', role: 'owner' } },
    ]);
    expect((await admin!.get('/api/sample')).json.data.level).toBe('platform');
    expect((await owner!.get('/api/company/globex/app/none/sample')).status).toBe(403);
  });

  it('refuses to start when contract and handlers do not fit', () => {
    const define = (stale: Contract['operations']) => () =>
      defineOperations(server.app, { ...contract, operations: stale }, handlers);
    expect(define(contract.operations.slice(0, 1))).toThrow('no operation sampleSecret');
    expect(define([...contract.operations, { ...contract.operations[1]!, id: 'other' }])).toThrow(
      'other has no handler',
    );
  });
});
