import { PAGE_HEADER, withoutVersion } from '../reach/page-name.ts';
import { readable, succeeded, toAmis, wantedProof } from './envelope.ts';
import { ownAddress } from './own-address.ts';
import type { OwnHeaders } from './own-headers.ts';
import { type AmisCall, type Answer, Cancelled, isSafe, NoAnswer, type Request, type Transport } from './request.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** What the adapter needs to know of the host, and tells it. */
export interface FetcherParts {
  contextPath: string;
  /** What every request carries. It names the platform's own code; the name of a frame takes its place. */
  headers: OwnHeaders;
  locale(): string;
  /** The text for a failure the server did not explain. */
  text(key: 'host.requestFailed' | 'host.noAnswer' | 'host.frame.unasked'): string;
  /** Ends when the current page is left. */
  pageSignal(): AbortSignal;
  /** The session is over. True when the host leads to the sign-in page, so that nothing else need be said. */
  onSignedOut(): boolean;
  /** A call without which the page makes no sense was refused. */
  onPageRefused(status: number): void;
  /** There is no answer any more; resolves when it is worth trying again. Rejects when the page is left. */
  untilOnline(signal: AbortSignal): Promise<void>;
  /**
   * Has the person confirm what a refused call is about to do. Answers the token of the proof, which is good for that call
   * alone; null when it was called off.
   */
  prove(action: string): Promise<string | null>;
  transport?: Transport;
}

/** The header in which a repeated call brings the token of its proof. */
const PROOF_HEADER = 'X-Proof';

/** amis's fetcher. */
export type Fetcher = (call: AmisCall) => Promise<Answer>;

/** A promise for a page that is about to be replaced: neither an answer nor an error may show. */
const forever = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** Rejects when amis gives a call up, for a newer one of the same node. Others may still wait for the shared request. */
function cancelled({ config }: AmisCall): Promise<never> {
  return new Promise((_, reject) => config?.cancelExecutor?.(() => reject(new Cancelled())));
}

/** What sends is itself a file of the client: without a connection it may not be there. */
const sendWithAxios: Transport = async (request) => {
  const transport = await import('./transport.ts').catch(() => {
    throw new NoAnswer();
  });
  return transport.send(request);
};

/**
 * The adapter between amis's calls and the platform's API. Equal reads share one request, reads end with their page and are tried
 * again when the server is back; changes are sent once and never repeated by themselves.
 */
export function createFetcher(parts: FetcherParts): Fetcher {
  const shared = createSharedAnswers<Answer>();
  const transport = parts.transport ?? sendWithAxios;

  async function fetchCall(call: AmisCall): Promise<Answer> {
    const method = (call.method ?? 'get').toLowerCase();
    const url = ownAddress(call.url, parts.contextPath, window.location.href);
    const answer = isSafe(method) ? await read(call, method, url) : await change(call, method, url);
    return settle(call, toAmis(await readable(answer), parts.text('host.requestFailed')));
  }

  /** A request shared with a page that has just been left ends with that page; then this page sends its own. */
  async function read(call: AmisCall, method: string, url: string): Promise<Answer> {
    const author = withoutVersion(call.page ?? '');
    const key = JSON.stringify([method, url, author, call.headers, call.responseType, parts.locale()]);
    const signal = parts.pageSignal();
    const start = () => sendUntilAnswered(requestOf(call, method, url, signal));
    const share = () => shared.share(key, call.keepFor ?? 0, start, succeeded);
    const answer = share().catch((error: unknown) => {
      if (error instanceof Cancelled && !signal.aborted) {
        return share();
      }
      throw error;
    });
    return Promise.race([answer, cancelled(call)]);
  }

  async function change(call: AmisCall, method: string, url: string): Promise<Answer> {
    const cancel = new AbortController();
    call.config?.cancelExecutor?.(() => cancel.abort());
    try {
      const request = requestOf(call, method, url, cancel.signal);
      const answer = await transport(request);
      const action = wantedProof(answer);
      if (action === undefined) {
        return answer;
      }
      const proof = await parts.prove(action);
      if (proof === null) {
        throw new Cancelled();
      }
      return await transport({ ...request, headers: { ...request.headers, [PROOF_HEADER]: proof } });
    } catch (error) {
      if (error instanceof NoAnswer) {
        parts.untilOnline(cancel.signal).catch(() => undefined);
        throw new Error(parts.text('host.noAnswer'));
      }
      throw error;
    } finally {
      shared.clear();
    }
  }

  async function sendUntilAnswered(request: Request): Promise<Answer> {
    for (;;) {
      try {
        const answer = await transport(request);
        if (answer.status !== 503) {
          return answer;
        }
      } catch (error) {
        if (!(error instanceof NoAnswer)) {
          throw error;
        }
      }
      await parts.untilOnline(request.signal);
    }
  }

  function requestOf(call: AmisCall, method: string, url: string, signal: AbortSignal): Request {
    return {
      url,
      method,
      data: call.data,
      headers: {
        ...call.headers,
        ...parts.headers,
        ...(call.page ? { [PAGE_HEADER]: call.page } : {}),
        'Accept-Language': parts.locale(),
      },
      responseType: call.responseType ?? 'json',
      signal,
      onUploadProgress: call.config?.onUploadProgress,
    };
  }

  async function settle(call: AmisCall, answer: Answer): Promise<Answer> {
    if (answer.status === 401 && parts.onSignedOut()) {
      return forever();
    }
    if (answer.status >= 400 && call.pageCall) {
      parts.onPageRefused(answer.status);
      throw new Cancelled();
    }
    if (call.responseType === 'blob' || answer.headers['content-disposition']) {
      const { saveAttachment } = await import('./download.ts');
      return saveAttachment(answer, call, parts);
    }
    return answer;
  }

  return fetchCall;
}
