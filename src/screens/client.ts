import type { OwnHeaders } from '../api/own-headers.ts';
import { ownFetch } from '../requests/requests.ts';
import type { ScreenAnswer } from '../types/start.ts';

/** A screen that the server did not hand out. `status` is the HTTP status, or 0 when there was no answer at all. */
export class ScreenUnavailable extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`screen unavailable (${status})`);
    this.status = status;
  }

  /** Nobody answers for the moment; it is worth trying again. */
  get isSilence(): boolean {
    return this.status === 0 || this.status === 503;
  }
}

/** Loads screens and remembers them by address. */
export interface ScreenClient {
  /** A screen from memory when it is known to be current, else from the server; while that is silent, memory has to do. */
  load(address: string): Promise<ScreenAnswer>;
  /** Asks the server even when the screen is in memory; unchanged ones cost a 304. */
  refresh(address: string): Promise<ScreenAnswer>;
  /** Loads a screen nobody waits for yet; failures are nobody's business. */
  prefetch(address: string): void;
  /** Keeps a screen that came with the document. */
  remember(address: string, answer: ScreenAnswer): void;
  /** Names the tab that asks from now on. */
  nameTab(tab: string): void;
  /** Whether what is in memory is current, which holds while change events arrive. */
  trust(current: boolean): void;
  /** Drops what is remembered of a screen and of pages that hold it, at every address. */
  forget(id: string): void;
}

interface Entry {
  answer: ScreenAnswer;
  etag: string | null;
  current: boolean;
}

/** Makes a client; `fetchLike` is the browser's `fetch`, `contextPath` goes in front of every address. */
export function createScreenClient(
  contextPath: string,
  own: OwnHeaders,
  fetchLike: typeof fetch = ownFetch,
): ScreenClient {
  const memory = new Map<string, Entry>();
  const underWay = new Map<string, Promise<ScreenAnswer>>();
  let trusted = false;
  let tab: OwnHeaders = {};

  async function ask(address: string): Promise<ScreenAnswer> {
    const known = memory.get(address);
    const headers: Record<string, string> = { Accept: 'application/json', ...own, ...tab };
    if (known?.etag) {
      headers['If-None-Match'] = known.etag;
    }
    const response = await fetchLike(contextPath + address, { headers, cache: 'no-store' }).catch(() => null);
    if (!response) {
      throw new ScreenUnavailable(0);
    }
    if (response.status === 304 && known) {
      known.current = trusted;
      return known.answer;
    }
    if (!response.ok) {
      throw new ScreenUnavailable(response.status);
    }
    const answer = await readAnswer(response);
    memory.set(address, { answer, etag: response.headers.get('etag'), current: trusted });
    return answer;
  }

  function refresh(address: string): Promise<ScreenAnswer> {
    const waiting = underWay.get(address);
    if (waiting) {
      return waiting;
    }
    const answer = ask(address).finally(() => underWay.delete(address));
    underWay.set(address, answer);
    return answer;
  }

  function load(address: string): Promise<ScreenAnswer> {
    const known = memory.get(address);
    if (known?.current) {
      return Promise.resolve(known.answer);
    }
    return refresh(address).catch((error: unknown) => {
      if (known && error instanceof ScreenUnavailable && error.isSilence) {
        return known.answer;
      }
      throw error;
    });
  }

  return {
    load,
    refresh,
    prefetch(address) {
      if (!memory.has(address)) {
        load(address).catch(() => undefined);
      }
    },
    remember: (address, answer) => void memory.set(address, { answer, etag: null, current: true }),
    nameTab(name) {
      tab = { 'X-Tab': name };
    },
    trust(current) {
      trusted = current;
      if (!current) {
        for (const entry of memory.values()) {
          entry.current = false;
        }
      }
    },
    forget(id) {
      underWay.clear();
      for (const entry of memory.values()) {
        if (entry.answer.id === id || entry.answer.parts?.some((part) => part.id === id)) {
          entry.current = false;
        }
      }
    },
  };
}

async function readAnswer(response: Response): Promise<ScreenAnswer> {
  const body = (await response.json().catch(() => null)) as { data?: ScreenAnswer } | null;
  const schema = body?.data?.schema;
  if (!body?.data || schema === null || typeof schema !== 'object' || Array.isArray(schema)) {
    throw new ScreenUnavailable(500);
  }
  return body.data;
}
