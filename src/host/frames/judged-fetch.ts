import { ownAddress } from '../../api/own-address.ts';
import type { AmisCall, Answer } from '../../api/request.ts';
import { isSafe } from '../../api/request.ts';
import { judge, NODES } from '../../reach/judge.ts';
import type { FrameEnv } from '../frame-data/speaker.ts';
import { asWritten, nodesIn } from './actions/called-nodes.ts';
import type { FrameParts } from './frame-parts.ts';

/** A page asked for something that is not its own; nothing was sent. */
export class OutOfReach extends Error {}

/** A frame's way to send. */
export type Fetch = (call: AmisCall) => Promise<Answer>;

/** The only header of a page's call that is passed on: how its body is written. */
function contentTypeOf(headers: Record<string, string> = {}): Record<string, string> {
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  return found ? { 'Content-Type': String(found[1]) } : {};
}

/** The one call of pages that keeps a file, in the name of whoever reads the page. */
const UPLOAD = 'uploadHere';

/**
 * A fetcher that asks the rule of reach before anything is sent.
 * @param mayUpload asked before a file is sent; absent: it may be
 */
export function judgedFetch(
  env: Pick<FrameEnv, 'speaker' | 'fetcher'>,
  parts: FrameParts,
  mayUpload: () => Promise<boolean> = async () => true,
): Fetch {
  const { contextPath, text } = parts;
  const send = env.fetcher as unknown as Fetch;
  return async (call) => {
    const { frame } = env.speaker;
    const method = (call.method ?? 'get').toLowerCase();
    const { url, bringsNodes } = asWritten(ownAddress(call.url, contextPath, window.location.href));
    // Judged as published: what the page could never do is the better reason than that it is a draft.
    const published = { ...frame, version: Math.max(frame.version, 1) };
    const verdict = judge(published, { method, url: url.slice(contextPath.length), data: call.data });
    if (!verdict.ok || (bringsNodes && verdict.operation !== NODES)) throw new OutOfReach(text('host.frame.refused'));
    if (frame.version === 0 && !isSafe(method)) throw new OutOfReach(text('host.draft.changesNothing'));
    if (verdict.operation === UPLOAD && !(await mayUpload())) throw new Error(text('host.frame.unasked'));
    const answer = await send({ ...call, url, headers: contentTypeOf(call.headers) });
    const shown = bringsNodes ? await nodesIn(frame, answer, parts) : answer;
    if (typeof shown === 'string') throw new OutOfReach(text(shown));
    return shown;
  };
}
