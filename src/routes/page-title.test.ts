import { describe, expect, it } from 'vitest';
import type { Route, ScreenRoute } from '../types/start.ts';
import { pageTitle } from './page-title.ts';

const row = (path: string, screen: string, title: string): ScreenRoute => ({
  path,
  screen,
  title,
  document: 'app',
  access: 'anonymous',
});
const home = row('/', 'home/index', 'Home');
const routes: Route[] = [home, { path: '/i', redirect: '/' }, row('/404', 'errors/not-found', 'Not found')];
const screen = (id: string, title?: unknown) => ({ id, schema: { title } });

describe('pageTitle', () => {
  it.each([
    ['the route of the screen', screen('home/index'), home, 'Home'],
    ['the page itself', screen('home/index', 'Welcome'), home, 'Welcome'],
    ['the route when the page counts on data', screen('home/index', 'Hello ${name}'), home, 'Home'],
    ['the message that stands in for the page', screen('errors/not-found'), home, 'Not found'],
    ['the message where there is no page', screen('errors/not-found'), null, 'Not found'],
    ['the route when nothing names the screen', screen('tenant/page'), home, 'Home'],
  ])('is that of %s', (_, shown, route, title) => {
    expect(pageTitle({ screen: shown, route }, routes)).toBe(title);
  });

  it('is empty when nothing is known', () => {
    expect(pageTitle({ screen: screen('tenant/page'), route: null }, routes)).toBe('');
  });
});
