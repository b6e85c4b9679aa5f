import { readFileSync } from 'node:fs';
import { CommandError } from '../../../src/machine/command-error.mjs';
import { terminalLocale, text } from '../../../src/machine/texts.mjs';
import type { Locale } from '../../../src/types/start.ts';
import { visible } from '../../../src/validation/formats/text.ts';
import { isLoopback } from '../../kernel/http/loopback.ts';

/** A page that a level has published. */
export interface PublishedScreen {
  id: string;
  version: number;
  schema: Record<string, unknown>;
}

/** A call that the server has refused; `errors` are the checker's messages, where it is about pages. */
export class Refusal extends CommandError {}

/** A running server, seen with an access token. */
export interface Server {
  /** Where it is; with the level, this says which screens a folder holds. */
  place: string;
  get<Data>(path: string): Promise<Data>;
  /** The answer speaks the terminal's language, unless another one is asked for. */
  post<Data>(path: string, body: object, locale?: Locale): Promise<Data>;
}

interface Told {
  company: string | null;
}

/** The token is not an argument: every user of the machine can read those in the list of processes. */
function readToken(file: string | undefined): string {
  const token = (file ? readTokenFile(file) : process.env['PAGEWRIGHT_TOKEN'])?.trim() ?? '';
  if (token === '') throw new CommandError(text('screens-token'));
  if (!/^[\w-]+$/.test(token)) throw new CommandError(text('screens-token-form'));
  return token;
}

function readTokenFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(text('screens-token-file', { file }));
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') {
    throw new CommandError(text('screens-address', { address }));
  }
  const isNear = isLoopback(url.hostname.replace(/^\[|\]$/g, '')) || url.hostname === 'localhost';
  if (url.protocol === 'http:' && !isNear) console.error(text('screens-plain', { address: url.origin }));
  return url;
}

/** The command prints this many characters of a server's message. */
const LONGEST_MESSAGE = 1000;

/** The envelope of an answer; redirects are not followed, because they would carry the token elsewhere. */
async function ask(
  base: string,
  path: string,
  token: string,
  init: RequestInit,
  locale: Locale = terminalLocale(),
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale, accept: 'application/json' };
  const response = await fetch(base + path, {
    ...init,
    headers: { ...headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
    redirect: 'manual',
  }).catch(() => {
    throw new CommandError(text('screens-unreachable', { address: base }));
  });
  const answer = (await response.json().catch(() => null)) as { status?: number; msg?: string; data?: unknown } | null;
  if (response.ok && answer?.status === 0) return answer.data;
  if (typeof answer?.msg !== 'string')
    throw new Refusal(text('screens-no-server', { address: base, status: response.status }));
  // A server must not write commands into the log of a workflow, or clear a terminal.
  throw new Refusal(visible(answer.msg.slice(0, LONGEST_MESSAGE)));
}

/**
 * Opens a server for the level of its token.
 * @param at `server`: its address; `tokenFile`: a file with the token, else it is in `PAGEWRIGHT_TOKEN`; `app`: an app of the company
 * @throws CommandError, which never holds the token
 */
export async function openServer(at: { server: string; tokenFile?: string; app?: string }): Promise<Server> {
  const token = readToken(at.tokenFile);
  const base = readAddress(at.server)
    .href.replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const { company } = (await ask(base, '/api/access-token', token, {})) as Told;
  if (at.app && !company) throw new CommandError(text('screens-app'));
  const ofCompany = company ? `/company/${encodeURIComponent(company)}` : '';
  const prefix = `/api${ofCompany}${at.app ? `/app/${encodeURIComponent(at.app)}` : ''}/screen`;
  return {
    place: base + prefix,
    get: <Data>(path: string) => ask(base, prefix + path, token, {}) as Promise<Data>,
    post: <Data>(path: string, body: object, locale?: Locale) =>
      ask(base, prefix + path, token, { method: 'POST', body: JSON.stringify(body) }, locale) as Promise<Data>,
  };
}
