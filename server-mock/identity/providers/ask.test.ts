import { expect, it } from 'vitest';
import { askJson } from './ask.ts';

const answering = (text: string, status: number) => async () => new Response(text, { status });

it.each([200, 401])('takes no answer that is nested too deep to be looked at, with status %i', async (status) => {
  const deep = `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  await expect(askJson('https://sso.example/', {}, answering(deep, status))).rejects.toMatchObject({
    code: 'provider-unavailable',
  });
});

it('takes an answer that is nested as any other', async () => {
  const body = { person: { names: [{ first: 'Ada' }] } };
  expect(await askJson('https://sso.example/', {}, answering(JSON.stringify(body), 200))).toEqual({
    status: 200,
    body,
  });
});
