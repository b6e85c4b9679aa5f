import { request } from 'node:http';

/** What a GET answered. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** Sends a GET with exactly these headers, `Host` among them, which `fetch` does not let anybody choose. */
export function rawGet(address: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}
