import { describe, expect, it } from 'vitest';
import type { Route } from '../types/start.ts';
import { matchRoute } from './match.ts';

const page = (path: string, screen: string): Route => ({
  path,
  screen,
  document: 'app',
  access: 'anonymous',
  title: 't',
});
const routes: Route[] = [
  page('/', 'home/index'),
  { path: '/i', redirect: '/i/profile' },
  page('/i/*', 'errors/not-found'),
  page('/company/:companyKey', 'company/desk'),
  page('/company/:key', 'company/second'),
  page('/company/new', 'company/new'),
  page('/i/profile', 'user-center/profile'),
];
const screenAt = (path: string) => {
  const match = matchRoute(routes, path);
  return match && ('screen' in match.route ? match.route.screen : match.route.redirect);
};

describe('matchRoute', () => {
  it.each([
    ['/', 'home/index'],
    ['/i', '/i/profile'],
    ['/i/', '/i/profile'],
    ['/i/profile', 'user-center/profile'],
    ['/i/nowhere', 'errors/not-found'],
    ['/i/nowhere/deeper', 'errors/not-found'],
    ['/company/new', 'company/new'],
    ['/nowhere', null],
    ['/company', null],
    ['/company//', null],
    ['//i/profile', null],
    ['/company/%E0%A4%A', null],
  ])('%s shows %s', (path, screen) => {
    expect(screenAt(path)).toBe(screen);
  });

  it('takes the first of two rows that fit equally well', () => {
    expect(screenAt('/company/acme')).toBe('company/desk');
  });

  it.each(['..%2f..', 'u%3fx', 'U', '${user}', 'a.b', '%2e%2e'])(
    'takes %s for no part of the id of a screen',
    (part) => {
      const rows = [page('/screens/:area/:name', 'screens/one')];
      expect(matchRoute(rows, '/screens/user-center/n-1')).not.toBeNull();
      expect(matchRoute(rows, `/screens/u/${part}`)).toBeNull();
      expect(matchRoute(rows, `/screens/${part}/n`)).toBeNull();
    },
  );

  it('decodes the values of parameters', () => {
    expect(matchRoute(routes, '/company/a%20b')?.params).toEqual({ companyKey: 'a b' });
  });
});
