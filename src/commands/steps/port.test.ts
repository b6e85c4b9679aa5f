import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkPort, freePort, listenAddress } from './port.mjs';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

it('reads the address from the environment', () => {
  expect(listenAddress({})).toEqual({ port: 4100, host: '127.0.0.1' });
  expect(listenAddress({ PORT: '80', HOST: '0.0.0.0' })).toEqual({ port: 80, host: '0.0.0.0' });
});

it('lets a free port pass', async () => {
  await expect(checkPort({ port: await freePort(), host: '127.0.0.1' })).resolves.toBeUndefined();
});

it('names the port that is in use and another one', async () => {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(`PORT=${port + 1} npm start`);
});

it.each([Number.NaN, -1, 65_536, 1.5])('refuses %s as a port', async (port) => {
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow('PORT=');
});
