import { expect, it, vi } from 'vitest';
import { checkingOnce } from './file-verdicts.ts';

it('checks a text once for all servers, and again when it, its file or what else counts has changed', () => {
  const check = vi.fn(() => []);
  let texts = 'a';
  const [one, other] = [1, 2].map(() => checkingOnce(check, () => texts)) as [typeof check, typeof check];
  const ask = (server: (...file: string[]) => unknown, id: string, text: string) => server(id, text, `${id}.json`);
  ask(one, 'x/a', '{}');
  ask(other, 'x/a', '{}');
  expect(check).toHaveBeenCalledTimes(1);
  ask(one, 'x/b', '{}');
  ask(one, 'x/a', '[]');
  texts = 'b';
  ask(one, 'x/a', '{}');
  expect(check).toHaveBeenCalledTimes(4);
});
