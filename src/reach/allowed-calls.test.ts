import { expect, it } from 'vitest';
import { allowedCalls } from './allowed-calls.ts';

const frame = (screen: string, standsFor?: string) => ({
  screen,
  layer: 'company' as const,
  version: 1,
  scope: { company: 'globex' },
  ...(standsFor ? { standsFor } : {}),
});

it('names the calls of the own scope first, and those that are open to every page last', () => {
  expect(allowedCalls(frame('company/desk'))).toEqual([
    'GET ${prefix}/screen/:area/:name',
    'GET ${prefix}/data/:collection',
    'GET ${prefix}/data/:collection/:id',
    'GET ${prefix}/data/:collection/:id/changes',
    'GET ${prefix}/data/:collection/export',
    'GET ${prefix}/data/:collection/options',
    'GET ${prefix}/data/:collection/removed',
    'GET ${prefix}/data/:collection/totals',
    'DELETE ${prefix}/data/:collection',
    'PATCH ${prefix}/data/:collection/:id',
    'POST ${prefix}/data/:collection',
    'POST ${prefix}/data/:collection/removed',
    'POST ${prefix}/files',
    'GET /api/company/:companyKey/app',
    'GET /api/config',
    'GET /api/locales/:locale',
  ]);
});

it('names the calls of the built-in screen before the open ones', () => {
  const calls = allowedCalls(frame('team/login', 'account/login'));
  expect(calls.indexOf('GET /passwordDesc')).toBeGreaterThan(0);
  expect(calls.indexOf('GET /passwordDesc')).toBeLessThan(calls.indexOf('GET /api/config'));
});
