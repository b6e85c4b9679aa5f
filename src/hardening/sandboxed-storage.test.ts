import { expect, it } from 'vitest';
import { standInForStorage } from './sandboxed-storage.ts';

class Sandboxed {
  document = {
    get cookie(): string {
      throw new Error('sandboxed');
    },
  };
  get localStorage(): Storage {
    throw new Error('sandboxed');
  }
  get sessionStorage(): Storage {
    throw new Error('sandboxed');
  }
}

it('a sandboxed document gets a storage that keeps nothing beyond it', () => {
  const host = new Sandboxed();
  standInForStorage(host as unknown as Window & typeof globalThis);
  host.localStorage.setItem('a', '1');
  expect(host.localStorage.getItem('a')).toBe('1');
  expect(host.localStorage.key(0)).toBe('a');
  expect(host.localStorage).toHaveLength(1);
  expect(host.sessionStorage.getItem('a')).toBeNull();
  host.localStorage.removeItem('a');
  expect(host.localStorage.getItem('a')).toBeNull();
  expect(host.document.cookie).toBe('');
});

it('any other document keeps its own', () => {
  const host = { localStorage: {}, sessionStorage: {}, document: { cookie: 'a=1' } };
  const { localStorage } = host;
  standInForStorage(host as unknown as Window & typeof globalThis);
  expect(host.localStorage).toBe(localStorage);
  expect(host.document.cookie).toBe('a=1');
});
