import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server of a test answers, and how it ends, open connections included. */
export interface LoopbackServer {
  origin: string;
  close(): Promise<void>;
}

/** Lets a server listen on a free port of the loopback address. */
export async function onLoopback(server: Server): Promise<LoopbackServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
