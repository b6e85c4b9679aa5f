import { expect, it } from 'vitest';
import { keyId, seal, UnreadableSecret, unseal } from './sealing.ts';

const [first, second] = ['first key', 'second key'];

it('reads what it sealed, and seals the same text differently each time', () => {
  const sealed = [seal('Grüße 你好', 'here:1', first), seal('Grüße 你好', 'here:1', first)];
  expect(sealed[0]).not.toBe(sealed[1]);
  for (const text of sealed) {
    expect(text).toMatch(/^1\.[\w-]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(unseal(text, 'here:1', [second, first])).toBe('Grüße 你好');
  }
});

it('refuses what was put elsewhere, changed, or sealed with a key that is missing', () => {
  const sealed = seal('secret', 'git:1:2', first);
  const [version, id, nonce, body = ''] = sealed.split('.');
  const flipped = `${body[0] === 'A' ? 'B' : 'A'}${body.slice(1)}`;
  const attempts: [string, string, string[]][] = [
    [sealed, 'git:1:3', [first]],
    [sealed, 'git:1:2', [second]],
    [[version, id, nonce, flipped].join('.'), 'git:1:2', [first]],
    [[version, keyId(second), nonce, body].join('.'), 'git:1:2', [second]],
    [['2', id, nonce, body].join('.'), 'git:1:2', [first]],
    [[version, id, nonce, ''].join('.'), 'git:1:2', [first]],
    ['', 'git:1:2', [first]],
  ];
  for (const [text, place, keys] of attempts) {
    expect(() => unseal(text, place, keys), text).toThrow(UnreadableSecret);
  }
});

it('tells nothing of the text or the key', () => {
  const sealed = seal('secret', 'here', first);
  expect(sealed).not.toContain(Buffer.from('secret').toString('base64url'));
  expect(keyId(first)).not.toContain('first');
});
