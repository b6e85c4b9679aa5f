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

/** The name of a value that is the mark which amis-editor puts on every object, those with the values of a call too. */
const MARKED = /(?:^|\[|%5B)(?:\$|%24){2}id(?:\]|%5D)?$/i;

/** An address without the editor's marks: the server knows no such values. */
function withoutMarks(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  const own = query.split('&').filter((pair) => !MARKED.test(pair.split('=', 1)[0]!));
  return own.length > 0 ? `${path}?${own.join('&')}` : path;
}

/** Whether an answer brings what was asked for. */
const isGood = ({ data }: Answer): boolean => (data as { status?: unknown } | undefined)?.status === 0;

/**
 * Answers the calls of a page in the canvas. What it reads, it gets as the person would who looks at its preview, once for each address: the
 * canvas draws a node again with many a change. What fails has an empty answer, and nothing is sent that changes something or brings a file.
 */
function answers(read: ReadCall): ReadCall {
  const known = new Map<string, Promise<Answer>>();

  async function ask(url: string): Promise<Answer> {
    const answer = await read({ url, method: 'get' });
    return isGood(answer) ? answer : sample();
  }

  return async (call) => {
    const method = (call.method ?? 'get').toLowerCase();
    if (!isSafe(method) || call.responseType === 'blob' || !call.url) return sample();
    const url = withoutMarks(call.url);
    const answer = known.get(url) ?? ask(url).catch(sample);
    known.set(url, answer);
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
