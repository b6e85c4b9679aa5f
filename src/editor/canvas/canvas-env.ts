/** A call as amis hands it to its fetcher. */
interface Call {
  url?: string;
  method?: string;
}

const nothing = (): undefined => undefined;

/**
 * What the page in the canvas can do: nothing that reaches beyond it. Its calls get an empty answer and are never sent, and
 * it leads nowhere, copies nothing and says nothing: it is looked at, not used.
 */
export function canvasEnv(): Record<string, unknown> {
  return {
    fetcher: async (_call: Call) => ({
      ok: true,
      status: 200,
      data: { status: 0, msg: '', data: { items: [], total: 0 } },
      headers: {},
    }),
    isCancel: () => false,
    jumpTo: nothing,
    updateLocation: nothing,
    blockRouting: () => nothing,
    copy: nothing,
    notify: nothing,
    alert: nothing,
    confirm: async () => false,
    wsFetcher: () => ({ close: nothing }),
    enableAMISDebug: false,
  };
}
