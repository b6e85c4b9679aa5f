import { expect, it, vi } from 'vitest';
import type { Services } from '../../kernel/services/service-base.ts';
import { createTurnOwner } from './turn-owner.ts';
import { createTurnstile } from './turnstile.ts';

const findByKey = vi.fn(async (key: string) => (key === 'acme' ? { id: 1 } : null));
const services = { companies: { findByKey } } as unknown as Services;
const turnOwner = createTurnOwner(services);
const ownerOf = (key: string) => turnOwner({ company: key });

it('is the company that there is, the platform without a key, and one for all other keys', async () => {
  expect(await ownerOf('acme')).toBe('acme');
  expect(await turnOwner({})).toBe('');
  expect(new Set([await ownerOf('a'), await ownerOf('b'), await ownerOf('constructor')]).size).toBe(1);
  expect(['', 'acme']).not.toContain(await ownerOf('a'));
});

it('asks for no key that cannot be stored', async () => {
  findByKey.mockClear();
  expect(await ownerOf('a\0')).toBe(await ownerOf('\ud800'));
  expect(findByKey).not.toHaveBeenCalled();
});

it('lets a company begin after one of sixty visits with made-up keys', async () => {
  const turnstile = createTurnstile();
  const begun: string[] = [];
  const visit = (key: string) =>
    turnstile.pass(
      `/login?company=${key}`,
      () => ownerOf(key),
      async () => void begun.push(key),
    );
  const keys = Array.from({ length: 60 }, (_, number) => `made-up-${number}`);
  await Promise.all([...keys, 'acme'].map(visit));
  expect(begun.indexOf('acme')).toBeLessThan(5);
});

it('looks a company up once for all who visit it', async () => {
  findByKey.mockClear();
  const fresh = createTurnOwner(services);
  await Promise.all(Array.from({ length: 50 }, () => fresh({ company: 'acme' })));
  await fresh({ company: 'acme' });
  expect(findByKey).toHaveBeenCalledTimes(1);
});

it('finds a company that was founded after a first visit', async () => {
  const fresh = createTurnOwner(services);
  findByKey.mockResolvedValueOnce(null);
  expect(await fresh({ company: 'acme' })).not.toBe('acme');
  expect(await fresh({ company: 'acme' })).toBe('acme');
});
