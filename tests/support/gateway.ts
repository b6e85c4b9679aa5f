import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A gateway of the outside world: takes JSON posts, keeps them and answers what the test wants. */
export interface Gateway {
  url: string;
  received: { type: string | undefined; body: unknown }[];
  /** Resolves when the next post has arrived. */
  next(): Promise<unknown>;
  answerWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** Starts a gateway on a free port of this machine. */
export async function startGateway(): Promise<Gateway> {
  const received: Gateway['received'] = [];
  const waiting: ((body: unknown) => void)[] = [];
  let answer: [number, Record<string, string>] = [200, {}];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    received.push({ type: request.headers['content-type'], body });
    response.writeHead(...answer).end('{}');
    waiting.shift()?.(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    answerWith: (status, headers = {}) => {
      answer = [status, headers];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
