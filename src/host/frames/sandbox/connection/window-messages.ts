const nothing = () => undefined;

/** What is done for each message of a page's window. A page that is over may still send some. */
const pages = new Map<HTMLIFrameElement, (event: Pick<MessageEvent, 'ports'>) => void>();

/** Whether a window is this one, or a frame right in it that shows no tenant's page. A frame that is gone has no parent. */
const isOurs = (source: MessageEventSource | null): boolean =>
  source === window || (source !== null && (source as Window).parent === window);

/**
 * Every listener of this document that reads a message's data has the browser unpack it, those of libraries included, and a page can send
 * large ones faster than they are unpacked. So this listener comes first, reads nothing, and keeps messages of pages from all others.
 */
function keepFromOthers(event: MessageEvent): void {
  const { source } = event;
  for (const [element, onMessage] of pages) {
    if (source === null || source !== element.contentWindow) continue;
    event.stopImmediatePropagation();
    onMessage(event);
    return;
  }
  if (!isOurs(source)) event.stopImmediatePropagation();
}

/**
 * Calls back for each message that the window of a tenant's page sends this one. Only the ports that come with it count; what it says is
 * never read.
 * @returns ends it; messages of the page that are still on their way are kept from all others as well
 */
export function listenToWindow(
  element: HTMLIFrameElement,
  onMessage: (event: Pick<MessageEvent, 'ports'>) => void,
): () => void {
  window.addEventListener('message', keepFromOthers, true);
  for (const each of pages.keys()) if (!each.isConnected) pages.delete(each);
  pages.set(element, onMessage);
  return () => void pages.set(element, nothing);
}
