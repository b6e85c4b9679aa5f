import { describe, expect, it } from 'vitest';
import type { Company, Route, ScreenRoute } from '../types/start.ts';
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
const company = row('/company/:companyKey', 'company/desk', '${companies[0].name || params.companyKey}');
const context = { config: { disabledEntries: [] }, user: null, query: {}, params: { companyKey: 'acme' } };
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
    expect(pageTitle({ screen: shown, route }, routes, context)).toBe(title);
  });

  it('is empty when nothing is known', () => {
    expect(pageTitle({ screen: screen('tenant/page'), route: null }, routes, context)).toBe('');
  });

  it("may be counted out by the route's formula", () => {
    const shown = { screen: screen('company/desk'), route: company };
    const companies = [{ name: 'Acme & Co. ${user}' } as Company];
    expect(pageTitle(shown, routes, { ...context, companies })).toBe('Acme & Co. ${user}');
    expect(pageTitle(shown, routes, context)).toBe('acme');
  });

  it('of a message is that of its own page, not of those that catch other paths', () => {
    const open = [row('/i/*', 'errors/not-found', 'Below'), row('/404', 'errors/not-found', 'Not found')];
    expect(pageTitle({ screen: screen('errors/not-found'), route: null }, open, context)).toBe('Not found');
  });
});
