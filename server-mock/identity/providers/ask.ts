import { isTooDeepOrLarge } from '../../../src/validation/depth.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { parseExactJson } from '../../kernel/values/exact-json.ts';
import { deepest, longestAnswer, patience } from './limits.ts';
import { NotPublic } from './public-fetch.ts';
import { trouble } from './trouble.ts';

/** An answer of a provider: an object, and the status it came with. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > longestAnswer) throw new Error('too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const withoutBody = [101, 204, 205, 304];

/**
 * Asks a provider that the operator has configured. Redirects are not followed, the whole answer comes in time and is
 * of bounded size. Throws `provider-unavailable` for everything else and for the provider's own faults (5xx).
 * @param get another `fetch` for addresses that the operator has not named; throws `provider-not-public` for some.
 */
export async function boundedFetch(url: string | URL, init: RequestInit = {}, get = fetch): Promise<Response> {
  const { host } = new URL(url);
  try {
    const response = await get(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const { status, headers } = response;
    const body = await readAll(response);
    if (status < 500 && (status < 300 || status >= 400)) {
      return new Response(withoutBody.includes(status) ? null : body, { status, headers });
    }
    throw new Error(`status ${status}`);
  } catch (error) {
    const { message, name, cause } = error as Error;
    if (error instanceof NotPublic || cause instanceof NotPublic)
      throw fail('provider-not-public', { field: 'profileUrl' });
    const reason = name === 'TimeoutError' ? 'no answer in time' : ((cause as { code?: string })?.code ?? message);
    throw trouble('provider-unavailable', `${host}: ${reason}`);
  }
}

/** Asks for JSON, with long integers as texts; throws `provider-unavailable` when the answer is something else, or nests deeper than any of theirs does. */
export async function askJson(url: string | URL, init: RequestInit = {}, get = fetch): Promise<Answer> {
  const headers = { accept: 'application/json', ...(init.headers as Record<string, string>) };
  const response = await boundedFetch(url, { ...init, headers }, get);
  const text = await response.text();
  try {
    const body = parseExactJson(text);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    if (isObject && !isTooDeepOrLarge(body, deepest)) {
      return { status: response.status, body: body as Record<string, unknown> };
    }
  } catch {}
  throw trouble('provider-unavailable', `${new URL(url).host}: status ${response.status} without JSON`);
}

/** Posts JSON and reads JSON. */
export const postJson = (url: string | URL, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  askJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A configured address with parameters added to those it has. */
export function withQuery(address: string, parameters: Record<string, string>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
