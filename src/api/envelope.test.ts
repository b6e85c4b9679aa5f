import { describe, expect, it } from 'vitest';
import { readable, succeeded, toAmis } from './envelope.ts';
import type { Answer } from './request.ts';

const answer = (status: number, data: unknown, type = 'application/json'): Answer => ({
  status,
  data,
  headers: { 'content-type': type },
});
const bodyOf = (status: number, data: unknown, type?: string) => toAmis(answer(status, data, type), 'It failed').data;

describe('readable', () => {
  const file = new Blob(['{"status":40300}'], { type: 'application/json' });

  it('opens the envelope of a refused download', async () => {
    expect((await readable(answer(403, file))).data).toEqual({ status: 40300 });
  });

  it('leaves JSON that the server gives as a file as it is', async () => {
    const given = answer(200, file);
    given.headers['content-disposition'] = 'attachment; filename="screens.json"';
    expect((await readable(given)).data).toBe(file);
  });
});

describe('toAmis', () => {
  it('leaves a success as it is', () => {
    const good = answer(200, { status: 0, msg: '', data: { a: 1 } });
    expect(toAmis(good, 'It failed')).toBe(good);
  });

  it('marks messages for fields so that forms show them there', () => {
    expect(bodyOf(400, { status: 40001, msg: 'Look again', errors: { email: 'None' } })).toEqual({
      status: 422,
      msg: 'Look again',
      errors: { email: 'None' },
    });
  });

  it('keeps the code and the text of a failure', () => {
    expect(bodyOf(403, { status: 40300, msg: 'Not yours' })).toEqual({ status: 40300, msg: 'Not yours' });
  });

  it.each([
    [404, null, 404],
    [502, '<html>Bad gateway</html>', 502],
    [500, { status: 0, msg: '' }, 500],
  ])('gives a %i without an explanation a text', (status, data, code) => {
    expect(bodyOf(status, data, 'text/plain')).toMatchObject({ status: code, msg: 'It failed' });
  });

  it('takes a page in place of data for a failure', () => {
    expect(bodyOf(200, '<html>Sign in to the network</html>', 'text/html; charset=utf-8')).toEqual({
      status: 500,
      msg: 'It failed',
    });
  });
});

describe('succeeded', () => {
  it('looks at both statuses', () => {
    expect(succeeded(answer(200, { status: 0 }))).toBe(true);
    expect(succeeded(answer(200, { status: 7 }))).toBe(false);
    expect(succeeded(answer(500, { status: 0 }))).toBe(false);
    expect(succeeded(answer(200, new Blob()))).toBe(true);
  });
});
