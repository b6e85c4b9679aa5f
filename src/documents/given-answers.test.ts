import { expect, it, vi } from 'vitest';
import { giveAnswers } from './given-answers.ts';

const given = { '/api/doc': { status: 0, msg: '', data: { items: [] } } };

function setUp(answers?: typeof given) {
  const ask = vi.fn(async (_call: { url: string }) => ({ status: 200, headers: {}, data: 'asked' as unknown }));
  const state = { locale: 'en-US' };
  const host = { env: { fetcher: ask }, store: { get: () => state } } as never as Parameters<typeof giveAnswers>[0];
  giveAnswers(host, { locale: 'en-US', ...(answers ? { given: answers } : {}) });
  const call = async (url: string) => (await (host.env.fetcher as never as typeof ask)({ url } as never)).data;
  return { call, state };
}

it('answers a call once with what came with the document', async () => {
  const { call } = setUp(given);
  expect(await call('/api/doc/other')).toBe('asked');
  expect(await call('/api/doc')).toEqual(given['/api/doc']);
  expect(await call('/api/doc')).toBe('asked');
});

it('asks in another language, and where nothing came', async () => {
  const { call, state } = setUp(given);
  state.locale = 'zh-CN';
  expect(await call('/api/doc')).toBe('asked');
  expect(await setUp().call('/api/doc')).toBe('asked');
});
