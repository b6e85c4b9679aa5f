import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { bodyTextHook, knowStorable } from './text-hook.ts';

/** A body that does not let itself be walked. */
const unwalkable = () =>
  Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('walked');
    },
  });

function look(text: string): void {
  const body = unwalkable();
  knowStorable(body, text);
  bodyTextHook({ body } as FastifyRequest);
}

it.each([
  ['plain text', '{"a":1}', false],
  ['other escapes', String.raw`{"a":"\n\u00e9\u0001 \ue000"}`, false],
  ['a pair of halves', '{"a":"\u{1f600}"}', false],
  ['the character zero', String.raw`{"a":"\u0000"}`, true],
  ['a half of a pair', String.raw`{"a":"\uD83d"}`, true],
  ['the other half in a name', String.raw`{"\ude00":1}`, true],
])('looks at a body for what cannot be stored where its text shows it: %s', (_, text, walked) => {
  if (walked) expect(() => look(text)).toThrow('walked');
  else look(text);
});

it('looks at a body that was no JSON', () => {
  expect(() => bodyTextHook({ body: unwalkable() } as FastifyRequest)).toThrow('walked');
});
