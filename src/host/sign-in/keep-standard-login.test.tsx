import { beforeEach, expect, it } from 'vitest';
import type { HostState } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import type { Layer } from '../../types/start.ts';
import { keepStandardLogin } from './keep-standard-login.ts';

const view = (id: string, layer: Layer) =>
  ({ route: { screen: 'account/login' }, screen: { id, layer } }) as unknown as HostState['view'];
const english = { 'host.standardLogin': 'Standard sign-in page' };
const link = () => document.querySelector<HTMLAnchorElement>('#root + nav a');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

function open(first: HostState['view']) {
  const place = { pathname: '/login', search: '?redirect=%2Fi%2Fprofile', hash: '' };
  const store = createStore({ contextPath: '/pw', texts: english, place, view: first } as unknown as HostState);
  keepStandardLogin(store);
  return store;
}

it('is there while an override is shown, and gone with it', () => {
  const store = open(view('account/login', 'builtin'));
  store.set({ view: view('account/login', 'platform') });
  expect(link()?.getAttribute('href')).toBe('/pw/login?safe=1&redirect=%2Fi%2Fprofile');
  store.set({ view: view('brand/own', 'platform') });
  expect(document.querySelectorAll('nav')).toHaveLength(1);
  store.set({ view: view('account/login', 'builtin') });
  expect(link()).toBeNull();
});

it('follows the language', () => {
  const store = open(view('account/login', 'builtin'));
  store.set({ view: view('account/login', 'platform') });
  store.set({ texts: { 'host.standardLogin': '标准登录页' } });
  expect(link()?.textContent).toBe('标准登录页');
});
