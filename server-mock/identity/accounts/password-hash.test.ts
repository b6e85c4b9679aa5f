import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('password hashing', () => {
  it('stores argon2id with the recommended cost and a fresh salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Secret1!'), hashPassword('Secret1!')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('accepts the password and nothing else', async () => {
    const stored = await hashPassword('Secret1!');
    expect(await verifyPassword(stored, 'Secret1!', 'here')).toBe(true);
    expect(await verifyPassword(stored, 'secret1!', 'here')).toBe(false);
    expect(await verifyPassword(stored, '', 'here')).toBe(false);
  });

  it('refuses every password when there is no hash', async () => {
    expect(await verifyPassword(null, 'Secret1!', 'here')).toBe(false);
    expect(await verifyPassword('', '', 'here')).toBe(false);
    expect(await verifyPassword(undefined, 'Secret1!', 'here')).toBe(false);
  });
});
