import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { readyLine } from './ready-line.ts';

const server = createServer((_, response) => response.end('here'));
afterAll(() => server.close());

it.each([
  ['http://127.0.0.1:4100', '127.0.0.1', '', 'http://localhost:4100'],
  ['http://127.0.0.1:4100', '127.0.0.1', '/pw', 'http://localhost:4100/pw'],
  ['http://127.0.0.1:80', '0.0.0.0', '', 'http://127.0.0.1:80'],
  ['http://10.0.0.7:80', '10.0.0.7', '/pw', 'http://10.0.0.7:80/pw'],
])('%s of HOST=%s below "%s" is %s', (listening, host, contextPath, told) => {
  expect(readyLine(listening, host, contextPath)).toBe(`Pagewright ready at ${told}\n`);
});

it('names an address that clients reach', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const listening = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [told] = /http:\S+/.exec(readyLine(listening, '127.0.0.1', ''))!;
  expect(await (await fetch(told)).text()).toBe('here');
});
