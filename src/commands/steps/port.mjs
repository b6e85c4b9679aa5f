import { createServer } from 'node:net';
import { CommandError } from '../../machine/command-error.mjs';
import { text } from '../../machine/texts.mjs';

/** The address the server will listen on, from the environment. */
export function listenAddress(environment = process.env) {
  return { port: Number(environment.PORT || 4100), host: environment.HOST || '127.0.0.1' };
}

/**
 * Throws when the port is taken or forbidden: better before a minute of installing than after it.
 * Port 0 (any free one) always passes.
 */
export async function checkPort({ port, host }) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new CommandError(text('port-invalid', { port }));
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, resolve);
  }).catch((error) => {
    const key = { EADDRINUSE: 'port-in-use', EACCES: 'port-forbidden', EADDRNOTAVAIL: 'host-unknown' }[error.code];
    throw key ? new CommandError(text(key, { port, host, free: port + 1 })) : error;
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** A port of the loopback interface that is free now. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
