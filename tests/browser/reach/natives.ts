/** Ways of the browser that the platform takes from a document, and what attacks need beside them. */
export interface Natives {
  kept: Pick<
    typeof globalThis,
    'EventSource' | 'fetch' | 'open' | 'SharedWorker' | 'WebSocket' | 'Worker' | 'XMLHttpRequest'
  >;
  /** Makes an element past all that watches over elements. */
  make(tag: string, attributes?: Record<string, string>, parent?: Element): Element;
  /** What came of something: its value, or `refused`. */
  attempt(act: () => unknown): Promise<unknown>;
}

/** Runs in each document before its scripts: `window.natives` keeps what the platform takes away. */
export function keepNatives(): void {
  const { createElement } = Document.prototype;
  const { setAttribute, append } = Element.prototype;
  const { EventSource, SharedWorker, WebSocket, Worker, XMLHttpRequest } = window;
  const natives: Natives = {
    kept: {
      EventSource,
      fetch: window.fetch.bind(window),
      open: window.open.bind(window),
      SharedWorker,
      WebSocket,
      Worker,
      XMLHttpRequest,
    },
    make(tag, attributes = {}, parent = document.body) {
      const element = createElement.call(document, tag);
      for (const [name, value] of Object.entries(attributes)) setAttribute.call(element, name, value);
      append.call(parent, element);
      return element;
    },
    async attempt(act) {
      try {
        return await act();
      } catch {
        return 'refused';
      }
    },
  };
  Object.assign(window, { natives });
}
