import { normalizeApi, type RendererEnv } from 'amis-core';
import { RootRenderer } from 'amis-core/lib/RootRenderer';
import { succeeded } from '../../api/envelope.ts';
import type { Answer } from '../../api/request.ts';
import { patchMethod } from '../../hardening/patch-method.ts';

interface Action {
  actionType?: string;
  api?: string | object;
  fileName?: string;
}
type Handle = (this: object, event: unknown, action: Action, ...rest: unknown[]) => unknown;

/** The name that amis gives the file: the last part of an address with a dot, unless the page has one. */
const nameOf = (fileName: string | undefined, url: string): string =>
  fileName || (url.includes('.') ? url.split('/').pop() : '') || 'data.txt';

/**
 * Has the action `saveAs` send its call as every other one is sent: by the frame's fetcher, which asks the rule of reach and
 * names the page. amis's own lets the browser open the address, and no call of the API answers a browser that opens it.
 */
export function saveThroughFetcher(): void {
  patchMethod(
    RootRenderer.prototype,
    'handleAction',
    ((handle: Handle) =>
      function (this: { props: { env: RendererEnv } }, event: unknown, action: Action, ...rest: unknown[]) {
        const { url, method = 'get' } =
          action?.actionType === 'saveAs' ? normalizeApi(action.api as never) : { url: '' };
        if (!url) return handle.call(this, event, action, ...rest);
        const { fetcher, notify } = this.props.env;
        const call = { url, method, responseType: 'blob', saveAs: nameOf(action.fileName, url) };
        const tell = (message: string) => notify('error', message);
        return fetcher(call as never).then(
          (answer) => succeeded(answer as unknown as Answer) || tell((answer.data as { msg?: string }).msg ?? ''),
          (error: Error) => tell(error.message),
        );
      }) as never,
  );
}
