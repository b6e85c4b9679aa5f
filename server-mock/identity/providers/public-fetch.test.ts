import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LoopbackServer, onLoopback } from '../../../tests/support/loopback.ts';
import { liesInside, NotPublic, publicFetch } from './public-fetch.ts';
import { providerOf } from './registry.ts';

let server: LoopbackServer;
const asked = vi.fn();
beforeAll(async () => {
  server = await onLoopback(createServer((request, response) => response.end(String(asked(request.url)))));
});
afterAll(() => server.close());

/** What keeps a request from being made. */
const hindrance = (url: string, get = publicFetch()): Promise<unknown> =>
  get(url).then(
    () => 'none',
    (error: Error) => (error.cause ?? error).constructor,
  );

it.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::]',
  'localhost',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '100.64.0.1',
  '[64:ff9b::7f00:1]',
  '100.127.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '192.0.0.1',
  '240.0.0.1',
  '0.1.2.3',
  '[::127.0.0.1]',
  '[::8.8.8.8]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::8.8.8.8]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fec0::1]',
  '[100::1]',
  '[4000::1]',
  '224.0.0.1',
  '255.255.255.255',
])('connects to nothing at %s', async (host) => {
  expect(await hindrance(`http://${host}:${new URL(server.origin).port}/`)).toBe(NotPublic);
  expect(asked).not.toHaveBeenCalled();
});

it('believes no name that leads inside, also beside addresses that lead outside, or the second time', async () => {
  const answers = [
    [{ address: '93.184.215.14' }, { address: '127.0.0.1' }],
    [{ address: '10.0.0.1' }],
    [{ address: '::ffff:192.168.1.1' }],
    [{ address: '::8.8.8.8' }],
    [{ address: 'fe80::1%eth0' }],
  ];
  const lookup = vi.fn((_name: string, _options: object, done: (error: null, found: unknown) => void) =>
    done(null, answers[lookup.mock.calls.length - 1]),
  );
  const get = publicFetch(lookup as never);
  for (const _ of answers) expect(await hindrance('http://rebinding.example/', get)).toBe(NotPublic);
  expect(lookup).toHaveBeenCalledTimes(answers.length);
});

it.each(['198.41.0.4', '[2001:503:ba3e::2:30]'])('has nothing against %s', async (host) => {
  const signal = AbortSignal.abort();
  await expect(publicFetch()(`http://${host}/`, { signal })).rejects.toHaveProperty('name', 'AbortError');
});

it('knows what leads inside, and takes what it cannot look up for outside', async () => {
  const found = (...addresses: string[]) =>
    ((_name: string, _options: object, done: (error: Error | null, all: unknown) => void) =>
      done(
        addresses.length > 0 ? null : new Error('not found'),
        addresses.map((address) => ({ address })),
      )) as never;
  expect(await liesInside('http://127.0.0.1:8080/me')).toBe(true);
  expect(await liesInside('https://sso.example/me', found('10.0.0.1'))).toBe(true);
  expect(await liesInside('https://sso.example/me', found('93.184.215.14'))).toBe(false);
  expect(await liesInside('https://sso.example/me', found())).toBe(false);
  expect(await liesInside('')).toBe(false);
});

it('asks for the profiles of a company inside the network only where an administrator has agreed to that', async () => {
  const settings = {
    authorizeUrl: 'https://sso.example/{{callback}}',
    profileUrl: `${server.origin}/me?code={{code}}`,
    codeField: '',
    logoutUrl: '',
    emailDomains: '',
  };
  const redeem = (isInside: boolean) =>
    providerOf('third-company', {} as never, { companyId: 1, settings, isInside })!.redeem(
      {} as never,
      new URL('https://platform.example/?code=x'),
    );
  await expect(redeem(false)).rejects.toMatchObject({ code: 'provider-not-public' });
  expect(asked).not.toHaveBeenCalled();
  await redeem(true).catch(() => undefined);
  expect(asked).toHaveBeenCalledWith('/me?code=x');
});
