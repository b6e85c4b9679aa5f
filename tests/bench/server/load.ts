import { Agent, type IncomingMessage, request } from 'node:http';

/** One request, sent again and again. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The status that every answer must have. */
  status: number;
}

export interface Load {
  requests: number;
  seconds: number;
}

function send(base: string, agent: Agent, { method, path, headers, body, status }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(base + path, { method, headers, agent }, (answer: IncomingMessage) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === status) resolve();
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}, not ${status}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/**
 * Sends a request over kept-alive connections, each as soon as the one before is answered, for some seconds.
 * Throws for any unexpected answer.
 */
export async function generateLoad(
  base: string,
  wanted: LoadRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const end = start + seconds * 1000;
  let requests = 0;
  const client = async () => {
    while (performance.now() < end) {
      await send(base, agent, wanted);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { requests, seconds: (performance.now() - start) / 1000 };
}
