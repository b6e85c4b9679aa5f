import { patchMethod } from '../patch-method.ts';

/**
 * From here on no script in the document opens another origin or an empty window, which could be led there. The host opens one
 * with `ownOpen` (`src/requests/requests.ts`) after its own question. A tenant's chart would open one at a click, with the
 * reader's data in the address. Mails stay possible: `mailto:` shows what is sent. Call once, with the first tenant's page.
 */
export function keepWindowsHere(): void {
  patchMethod(
    window,
    'open',
    (open) =>
      function (this: Window, ...call: never[]) {
        const address = String(call[0] ?? '');
        const { origin, protocol } = new URL(address || 'about:blank', document.baseURI);
        const isHere = origin === window.location.origin || protocol === 'mailto:';
        return isHere ? open.apply(window as never, call) : null;
      },
  );
}
