import { type AmisCall, type Answer, isSafe } from '../../api/request.ts';

/** Sends a call of the page in the canvas. */
export type ReadCall = (call: AmisCall) => Promise<Answer>;

const nothing = (): undefined => undefined;

/** What stands in for an answer: nobody has it, or it would change something. */
const sample = () => ({
  ok: true,
  status: 200,
  data: { status: 0, msg: '', data: { items: [], total: 0 } },
  headers: {},
});

/** Whether an answer brings what was asked for. */
const isGood = ({ data }: Answer): boolean => (data as { status?: unknown } | undefined)?.status === 0;

/**
 * Answers the calls of a page in the canvas. What it reads, it gets as the person would who looks at its preview, once for each address: the
 * canvas draws a node again with many a change. What fails has an empty answer, and nothing is sent that changes something or brings a file.
 */
function answers(read: ReadCall): ReadCall {
  const known = new Map<string, Promise<Answer>>();

  async function ask(call: AmisCall): Promise<Answer> {
    const answer = await read({ url: call.url, method: 'get' });
    return isGood(answer) ? answer : sample();
  }

  return async (call) => {
    const method = (call.method ?? 'get').toLowerCase();
    if (!isSafe(method) || call.responseType === 'blob' || !call.url) return sample();
    const answer = known.get(call.url) ?? ask(call).catch(sample);
    known.set(call.url, answer);
    return structuredClone(await answer);
  };
}

/**
 * What the page in the canvas can do: read, and nothing else that reaches beyond it. It leads nowhere, copies nothing and says nothing: it is
 * looked at, not used.
 */
export function canvasEnv(read: ReadCall): Record<string, unknown> {
  return {
    fetcher: answers(read),
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
