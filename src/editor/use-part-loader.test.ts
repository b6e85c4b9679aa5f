import { expect, it } from 'vitest';
import type { Call } from './session/calls.ts';
import { partLoader } from './use-part-loader.ts';

const include = (screen: string) => ({ type: 'include', screen });

it('brings the parts of a page before it is drawn, each once, and in words', async () => {
  const asked: string[] = [];
  const call = (async (address: string) => {
    asked.push(address);
    if (address.endsWith('own/gone')) return { ok: false, status: 404, msg: '', data: null };
    return { ok: true, status: 0, msg: '', data: { schema: { type: 'tpl', tpl: 'i18n:a.hello' } } };
  }) as unknown as Call;
  const parts = partLoader(call, () => '/api', 'en-US');
  const page = {
    type: 'page',
    body: [include('own/one'), { body: include('own/one') }, include('own/gone'), include('../x')],
  };
  await parts.bring(page, { 'a.hello': 'Hello' });
  expect(asked.sort()).toEqual(['/api/screen/own/gone', '/api/screen/own/one']);
  expect(parts.known('own/one')).toMatchObject({ tpl: 'Hello' });
  expect([parts.known('own/gone'), parts.known('own/new')]).toEqual([null, undefined]);
  expect(await parts.load('own/one')).toBe(parts.known('own/one'));
  expect(asked).toHaveLength(2);
});
