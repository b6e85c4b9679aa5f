import { beforeEach, expect, it, vi } from 'vitest';
import type { HostState } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import type { User } from '../../types/start.ts';
import { putInForce } from './preferences.ts';

const fetcher = vi.fn(async () => ({}) as never);
const storeOf = (user: Partial<User> | null) =>
  createStore({ locale: 'en-US', appearance: 'light', contextPath: '', user } as HostState);
const sheet = () => document.querySelector<HTMLLinkElement>('#pagewright-dark')!;
const scheme = () => document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content;

beforeEach(() => {
  fetcher.mockClear();
  document.head.innerHTML = '<link id="pagewright-dark" rel="stylesheet" disabled>';
});

it('gives the document a look, and tells the account of a signed-in person', async () => {
  const store = storeOf({ id: 1 });
  await putInForce(store, fetcher, { appearance: 'system' });
  expect([sheet().disabled, sheet().media, scheme()]).toEqual([false, '(prefers-color-scheme: dark)', 'light dark']);
  await putInForce(store, fetcher, { appearance: 'dark' });
  expect([sheet().disabled, sheet().media, scheme()]).toEqual([false, '', 'dark']);
  expect(store.get().appearance).toBe('dark');
  expect(document.cookie).toContain('appearance=dark');
  expect(fetcher).toHaveBeenLastCalledWith({
    method: 'post',
    url: '/api/user/preferences',
    data: { appearance: 'dark' },
  });
});

it('holds in this browser where there is no account, or where it cannot be told', async () => {
  const visitor = storeOf(null);
  await putInForce(visitor, fetcher, { appearance: 'dark' });
  expect([visitor.get().appearance, fetcher.mock.calls.length]).toEqual(['dark', 0]);
  const member = storeOf({ id: 1 });
  fetcher.mockRejectedValueOnce(new Error('no answer'));
  await putInForce(member, fetcher, { appearance: 'dark' });
  expect(member.get().appearance).toBe('dark');
});

it.each([{ locale: 'xx' }, { locale: 'en-US' }, { appearance: 'pink' }, { appearance: 'toString' }])(
  'changes nothing for %j',
  async (chosen) => {
    const store = storeOf({ id: 1 });
    await putInForce(store, fetcher, chosen);
    expect([store.get().locale, store.get().appearance, scheme()]).toEqual(['en-US', 'light', undefined]);
    expect(fetcher).not.toHaveBeenCalled();
  },
);
