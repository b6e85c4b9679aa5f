import { afterEach, expect, it, vi } from 'vitest';
import { ownFetch } from '../../requests/requests.ts';
import type { HostState } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import { wornTheme } from '../../theme/worn-theme.ts';
import { followTheme } from './follow-theme.ts';
import { hearOfThemes } from './hear-of-themes.ts';

vi.mock('../../requests/requests.ts', () => ({ ownFetch: vi.fn() }));

const css = (id: string) => `html:root:root{--x:${id}}`;
const start = (state: Partial<HostState> = {}) =>
  createStore({
    contextPath: '',
    scope: {},
    safe: false,
    appearance: 'light',
    theme: null,
    user: null,
    ...state,
  } as HostState);
const asked = () => vi.mocked(ownFetch).mock.calls.map(([address]) => address);

function answer(id: string | null, isDark = false) {
  const theme = id && { id, css: css(id), isDark };
  vi.mocked(ownFetch).mockImplementation(async () => Response.json({ data: { theme } }));
}

afterEach(() => {
  vi.mocked(ownFetch).mockReset();
  document.head.innerHTML = '';
});

const withDarkSheet = () => {
  document.head.innerHTML = '<link id="pagewright-dark" rel="stylesheet" disabled href="x.css">';
};

it('wears what is chosen, asks once for many changes, and takes it off again', async () => {
  withDarkSheet();
  const store = start();
  const hear = followTheme(store);
  answer('7', true);
  for (let times = 0; times < 20; times += 1) hear('theme/in-force');
  await expect.poll(() => store.get().theme?.id).toBe('7');
  expect(wornTheme()).toEqual({ id: '7', css: css('7'), isDark: true });
  expect(document.querySelector<HTMLLinkElement>('#pagewright-dark')!.disabled).toBe(false);
  expect(asked().length).toBeLessThanOrEqual(2);
  answer(null);
  hear('theme/8');
  hear('theme/7');
  await expect.poll(() => store.get().theme).toBe(null);
  expect(wornTheme()).toBe(null);
  expect(document.querySelector<HTMLLinkElement>('#pagewright-dark')!.disabled).toBe(true);
});

it('wears the theme of the level that one goes to', async () => {
  withDarkSheet();
  const store = start();
  followTheme(store);
  answer('7');
  store.set({ scope: { company: 'acme' } });
  await expect.poll(() => store.get().theme?.id).toBe('7');
  expect(asked()).toEqual(['/api/company/acme/theme/in-force']);
});

it('asks for nothing at ?safe=1 and in a preview', () => {
  followTheme(start({ safe: true }))('theme/in-force');
  followTheme(start({ theme: { id: 'preview', css: '', isDark: false } }))('theme/in-force');
  expect(asked()).toEqual([]);
});

it('follows a choice on a page that has not been touched', async () => {
  withDarkSheet();
  const store = start();
  const hear = hearOfThemes(store, new Promise(() => undefined));
  answer('7');
  hear('theme/in-force');
  await expect.poll(() => store.get().theme?.id).toBe('7');
});
