import { expect, it } from 'vitest';
import type { Route } from '../types/start.ts';
import { redirectTarget } from './redirect.ts';

const page = (path: string, entry?: string): Route => ({
  path,
  screen: 'a/b',
  document: 'app',
  access: 'signed-in',
  title: 't',
  ...(entry ? { entry } : {}),
});
const routes = [page('/i/profile', 'userProfile'), page('/i/companies', 'userCompany'), page('/docs')];
const target = (redirect: string | string[], disabledEntries: string[]) =>
  redirectTarget({ path: '/i', redirect }, routes, { config: { disabledEntries }, user: null, query: {} });

it.each([
  [[], '/i/profile'],
  [['userProfile'], '/i/companies'],
  [['userProfile', 'userCompany'], null],
])('with %j switched off, several paths lead to %s', (disabled, path) => {
  expect(target(['/i/profile', '/i/companies'], disabled)).toBe(path);
});

it('leads nowhere where there is no page', () => {
  expect(target('/docs', [])).toBe('/docs');
  expect(target('/nowhere', [])).toBeNull();
});
