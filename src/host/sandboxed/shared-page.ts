import { Cancelled } from '../../api/request.ts';
import { ownOpen } from '../../requests/requests.ts';
import type { StartData } from '../../types/start.ts';
import type { FromPage } from '../frames/sandbox/messages.ts';
import { pageStateOf } from '../frames/sandbox/page-state.ts';
import { saveFile } from '../frames/save-text.ts';
import { firstState } from '../start/first-state.ts';
import type { PagePort } from './page-port.ts';

/** Opens an address in a window of its own, after a click alone. */
function open(address: string): void {
  if (navigator.userActivation?.isActive) ownOpen(address, '_blank', 'noopener');
}

/** Shows the platform's page for what cannot be shown, which the server logs. */
function giveUp(): void {
  const address = new URL(window.location.href);
  if (address.searchParams.has('broken')) return;
  address.searchParams.set('broken', '1');
  window.location.replace(address);
}

/**
 * What stands around a shared page: no document of the platform, so that no call of the page reaches anything. Links open another window.
 * @param start what the server wrote into the document
 */
export function portOfShared(start: StartData): PagePort {
  const { pathname, search, hash } = window.location;
  const { contextPath, texts } = start;
  const state = firstState(start, 'share', { pathname: pathname.slice(contextPath.length), search, hash });

  function tell(message: FromPage): void {
    if (message.type === 'failed') giveUp();
    if (message.type === 'hold') open(message.address);
    if (message.type === 'go') open(contextPath + message.address);
  }

  let isTold = false;

  /** The reader is told once; the other calls of the page end without a word. */
  function refusal(): Error {
    if (isTold) return new Cancelled();
    isTold = true;
    return new Error(texts['share.noData']);
  }

  return {
    first: pageStateOf(state, state.view.screen, document.title),
    call: () => Promise.reject(refusal()),
    save: async (name, file) => saveFile(name, file),
    tell,
    listen: () => undefined,
  };
}
