import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { mistakesIn } from './mistakes.ts';

const page = (body: unknown) => JSON.stringify({ type: 'page', body });

it.each([
  ['of 4 MB', page('x'.repeat(4 * 1024 * 1024))],
  ['of 20,000 nodes', page(Array.from({ length: 20_000 }, () => ({ type: 'tpl', tpl: 'x' })))],
  ['that nests 500 deep', `{"type":"page","body":${'['.repeat(500)}${']'.repeat(500)}}`],
  ['without a type', '{"body":"x"}'],
  ['that is a list', '[]'],
])('a text %s is not drawn, and the message says why', (_, text) => {
  const [mistake, ...others] = mistakesIn(text, en);
  expect([mistake?.message, others]).toEqual([expect.stringMatching(/\w+ \w+/), []]);
});

it('a page is drawn, whatever the checker says of it', () => {
  expect(mistakesIn(page([{ type: 'no-such-type' }, { type: 'tpl', tpl: '${a +}' }]), en)).toEqual([]);
});
