import { cleanup, render } from '@testing-library/react';
import 'amis/lib/renderers/Form/InputText';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import 'amis-ui/lib/locale/en-US';
import 'amis-ui/lib/themes/cxd';
import { clearStoresCache, type RenderOptions, render as renderAmis } from 'amis-core';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { FrameHostContext } from '../../../src/host/frames/frame-host.ts';
import { TextsContext } from '../../../src/i18n/texts-context.ts';
import { createStore } from '../../../src/state/store.ts';

/** What a rendered page asked the server for. */
export interface Call {
  method: string;
  url: string;
  data: unknown;
}

/** Renders nodes inside a form as the host does, in English. `answer` stands for the server, `host` for more of the host's environment, `user` for who is signed in, `form` for what the form has besides. */
export function renderForm(
  body: object[],
  answer: (call: Call) => object | Promise<object> = () => ({ status: 0, msg: '' }),
  { user = null, form = {}, ...host }: { user?: object | null; form?: object } & Record<string, unknown> = {},
) {
  const env = {
    session: 'test',
    fetcher: async ({ method, url, data }: Call) => ({
      status: 200,
      headers: {},
      data: await answer({ method, url, data }),
    }),
    notify: () => undefined,
    isCancel: () => false,
    ...host,
  } as unknown as RenderOptions;
  const schema = { type: 'page', body: { type: 'form', wrapWithPanel: false, ...form, body } };
  return render(
    <TextsContext.Provider value={texts}>
      <FrameHostContext.Provider value={{ store: createStore({ user }) } as never}>
        {renderAmis(schema, { locale: 'en-US', theme: 'cxd' }, env)}
      </FrameHostContext.Provider>
    </TextsContext.Provider>,
  );
}

/** Takes everything rendered away again. */
export function cleanUp(): void {
  cleanup();
  clearStoresCache();
}
