import { expect, it, vi } from 'vitest';
import { type CheckFile, checkingOnce } from './file-verdicts.ts';

it('checks a text once for all servers, and again when it, its file or what else counts has changed', () => {
  const check = vi.fn<CheckFile>(() => []);
  let texts = 'a';
  const [one, other] = [1, 2].map(() => checkingOnce(check, () => texts)) as [CheckFile, CheckFile];
  const shipped = { find: () => 'unknown' as const, pages: [], versions: '1' };
  const ask = (server: CheckFile, id: string, text: string, versions = '1') =>
    server(id, text, `${id}.json`, { ...shipped, versions });
  ask(one, 'x/a', '{}');
  ask(other, 'x/a', '{}');
  expect(check).toHaveBeenCalledTimes(1);
  ask(one, 'x/b', '{}');
  ask(one, 'x/a', '[]');
  texts = 'b';
  ask(one, 'x/a', '{}');
  expect(check).toHaveBeenCalledTimes(4);
  ask(one, 'x/a', '{}', '2');
  expect(check).toHaveBeenCalledTimes(4);
  const including = '{ "type": "include", "screen": "x/b" }';
  for (const versions of ['2', '2', '3']) ask(one, 'x/c', including, versions);
  expect(check).toHaveBeenCalledTimes(6);
});
