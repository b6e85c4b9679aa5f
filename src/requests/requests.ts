import { announcedOnce } from './announced.ts';

/** What only the host may use. Kept here before the guard takes it from everybody else. */
let kept: { fetch: typeof fetch; EventSource: typeof EventSource; open: typeof window.open } | undefined;

/** The browser's `fetch`, for the host's own modules. */
export const ownFetch: typeof fetch = (...call) => (kept?.fetch ?? window.fetch)(...call);

/** Opens a stream of server-sent events, for the host's own modules. */
export const ownEventSource = (url: string): EventSource => new (kept?.EventSource ?? EventSource)(url);

/** Opens a window, for the host's navigator. It has checked the address and asked the frame. */
export const ownOpen: typeof window.open = (...call) => (kept?.open ?? window.open)(...call);

/** Where the client's files are: this one lies among them. The bundler would put a file's content in place of `new URL('.', …)`. */
const files = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

/** A file of the client itself, which is the same for everybody, or data that the page holds already. */
function isOwnFile(method: string, address: string): boolean {
  const { href, protocol } = new URL(address, document.baseURI);
  return protocol === 'blob:' || protocol === 'data:' || (method === 'GET' && href.startsWith(files));
}

function refuse(method: string, address: string): never {
  throw new TypeError(`only the host sends requests: ${method} ${address.slice(0, 200)}`);
}

function guardFetch(): void {
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const address = request?.url ?? String(input);
    return isOwnFile(method, address) ? ownFetch(input, init) : refuse(method, address);
  };
}

function guardXhr(): void {
  const open = XMLHttpRequest.prototype.open as (...args: unknown[]) => void;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    const verb = method.toUpperCase();
    const address = String(url);
    if (!announcedOnce(verb, address) && !isOwnFile(verb, address)) refuse(verb, address);
    open.call(this, method, url, ...(rest.length > 0 ? rest : [true]));
  } as typeof XMLHttpRequest.prototype.open;
}

/** Ways to send that no page and no renderer needs. */
function closeOthers(): void {
  const closed = (name: string) =>
    class {
      constructor(address: string) {
        refuse(name, String(address));
      }
    };
  navigator.sendBeacon = () => false;
  for (const name of ['WebSocket', 'EventSource', 'WebTransport', 'SharedWorker']) {
    if (name in window)
      Object.defineProperty(window, name, { value: closed(name), configurable: true, writable: true });
  }
  // No policy of a document bounds these in Chromium: they send past `connect-src`.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
}

/**
 * Amis's renderers send requests of their own, past the environment: the node `log`, icons, file-saver, the helpers for
 * pictures. A page names address, method and headers. From here on only the host's transport sends; everything else reaches
 * the client's own files alone. Call once, before the first render.
 */
export function guardRequests(): void {
  kept = { fetch: window.fetch.bind(window), EventSource: window.EventSource, open: window.open.bind(window) };
  guardFetch();
  guardXhr();
  closeOthers();
}
