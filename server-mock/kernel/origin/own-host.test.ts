import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { rawGet } from '../../../tests/support/raw-get.ts';
import { startServer } from '../../../tests/support/server.ts';
import { isOwnHost } from './own-host.ts';

const nothing = { publicUrl: '', allowedHosts: [] };
const configured = {
  publicUrl: 'https://pages.example.com',
  allowedHosts: ['pages.internal', 'node-1:8080', '[2001:db8::7]'],
};

it.each([
  ['localhost:4100', '127.0.0.1'],
  ['127.0.0.1:4100', '127.0.0.1'],
  ['[::1]:4100', '::1'],
  ['192.0.2.7:4100', '192.0.2.7'],
  ['192.0.2.7', '::ffff:192.0.2.7'],
])('without a configured host answers for %s at %s', (host, address) =>
  expect(isOwnHost(host, nothing, address)).toBe(true),
);

it.each(['pages.example.com', '192.0.2.8', '', 'localhost.evil.example', 'localhost@evil.example', 'a b'])(
  'without a configured host does not answer for "%s"',
  (host) => expect(isOwnHost(host, nothing, '192.0.2.7')).toBe(false),
);

it.each([
  'pages.example.com',
  'PAGES.example.com:443',
  'pages.internal',
  'pages.internal:4100',
  'node-1:8080',
  '[2001:db8::7]:4100',
])('answers for the configured host %s', (host) => expect(isOwnHost(host, configured)).toBe(true));

it.each([
  'localhost',
  'evil.example',
  'pages.example.com.evil.example',
  'node-1',
  'node-1:8081',
  'evil.example#pages.internal',
])('does not answer for %s beside configured hosts', (host) =>
  expect(isOwnHost(host, configured, '127.0.0.1')).toBe(false),
);

it.each([
  ['pages.example.com', true],
  ['pages.example.com:8443', true],
  ['pages.example.com:8444', false],
  ['pages.example.com.evil.example', false],
])('answers behind a proxy that leaves out the port of publicUrl: %s', (host, isOwn) =>
  expect(isOwnHost(host, { publicUrl: 'https://pages.example.com:8443', allowedHosts: [] })).toBe(isOwn),
);

onOneEngine((engine) => {
  it('is asked for every request in production, but not by probes', async () => {
    const environment = {
      PAGEWRIGHT_PUBLIC_URL: 'https://pages.example.com',
      PAGEWRIGHT_ALLOWED_HOSTS: 'pages.internal',
      PAGEWRIGHT_TRUST_PROXY: 'true',
    };
    const server = await startServer({ storage: await engine.storage(), environment, isProduction: true });
    const get = async (path: string, host: string, more: Record<string, string> = {}) =>
      (await rawGet(server.base + path, { host, ...more })).status;
    const refused = await rawGet(`${server.base}/login`, { host: 'evil.example', 'accept-language': 'en' });
    const found = {
      page: refused.status,
      text: JSON.parse(refused.text).msg,
      call: await get('/api/config', 'evil.example'),
      nothing: await get('/none', 'evil.example'),
      forwarded: await get('/api/config', 'pages.internal', { 'x-forwarded-host': 'evil.example' }),
      own: await get('/api/config', 'pages.example.com'),
      allowed: await get('/login', 'pages.internal:4100'),
      probes: [await get('/healthz', '10.0.0.7:4100'), await get('/readyz', '10.0.0.7:4100')],
    };
    await server.stop();
    expect(found).toEqual({
      page: 421,
      text: expect.stringContaining('publicUrl'),
      call: 421,
      nothing: 421,
      forwarded: 421,
      own: 200,
      allowed: 200,
      probes: [200, 200],
    });
  });
});
