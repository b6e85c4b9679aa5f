import { expect, it } from 'vitest';
import type { Route } from '../types/start.ts';
import { pathShowing } from './path-showing.ts';

const row = (path: string, screen: string) => ({ path, screen, shell: 'shell/app', document: 'app' }) as Route;
const page = row('/company/:companyKey/app/:appKey/:pageKey', 'page/:pageKey');
const home = row('/company/:companyKey/app/:appKey', 'app/home');

it.each([
  [home, 'app/home', '/company/:companyKey/app/:appKey'],
  [home, 'shell/app', '/company/:companyKey/app/:appKey'],
  [page, 'page/deals', '/company/:companyKey/app/:appKey/deals'],
  [page, 'page/:pageKey', '/company/:companyKey/app/:appKey/:pageKey'],
  [page, 'app/deals', null],
  [page, 'page/deals/x', null],
  [home, 'page/deals', null],
  [{ path: '/home', redirect: '/' } as Route, 'app/home', null],
])('%j shows %s at %s', (route, id, path) => expect(pathShowing(route, id)).toBe(path));
