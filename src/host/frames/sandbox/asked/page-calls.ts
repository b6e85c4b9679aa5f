import type { RenderOptions } from 'amis-core';
import type { AmisCall, Answer } from '../../../../api/request.ts';
import type { Frame } from '../../../../reach/frame.ts';
import { pageNameOf } from '../../../../reach/page-name.ts';
import type { FrameParts } from '../../frame-parts.ts';
import { type Fetch, judgedFetch } from '../../judged-fetch.ts';
import { type FromPage, type SentCall, sentError, type ToPage } from '../messages.ts';
import { createCallBudget } from './call-budget.ts';
import type { PageUploads } from './page-uploads.ts';
import { wasUsed, whenHeard } from './used.ts';

/** The form whose fields were sent. */
function formOf(fields: NonNullable<SentCall['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of fields)
    value instanceof File ? form.append(String(name), value, value.name) : form.append(String(name), String(value));
  return form;
}

/** The parts of a call that count here. Anything else that the page's document sends is left out. */
const callOf = ({ url, method, data, form, headers, responseType, downloadFileName, saveAs }: SentCall) => ({
  url: String(url),
  method: String(method ?? 'get'),
  data: form ? formOf(form) : data,
  headers: headers ?? {},
  ...(responseType === 'blob' ? { responseType } : {}),
  ...(downloadFileName ? { downloadFileName: String(downloadFileName) } : {}),
  ...(saveAs ? { saveAs: String(saveAs) } : {}),
});

/** How often a page may do what lasts beyond it. */
export interface PageTurns {
  /** Whether it is time for another file. */
  isTimeToSave(): boolean;
  uploads: Pick<PageUploads, 'turn'>;
}

/** Whether the answer of a call that is sent now may be saved: the click counts that began it, and the time when it has come. */
function savingOf(isTimeToSave: () => boolean): () => Promise<boolean> {
  const isAsked = whenHeard().then(wasUsed);
  return async () => (await isAsked) && isTimeToSave();
}

/**
 * Sends the calls of a page that runs in a document of its own, which cannot send any. Each one is judged here, by who the page is.
 * @returns answers a call with the message for the page's document
 */
export function createPageCalls(
  { fetcher }: RenderOptions,
  parts: FrameParts,
  frameNow: () => Frame,
  { isTimeToSave, uploads }: PageTurns,
): (call: Extract<FromPage, { type: 'call' }>) => Promise<ToPage> {
  const send = fetcher as unknown as Fetch;
  const speaker = {
    get frame() {
      return frameNow();
    },
  };
  const named = (call: AmisCall) => send({ ...call, page: pageNameOf(frameNow()) });
  const fetch = judgedFetch({ speaker, fetcher: named as never }, parts, uploads.turn);
  const budget = createCallBudget(parts.slowed);
  return async ({ id, call }) => {
    try {
      const { status, headers, data }: Answer = await budget.run(() =>
        fetch({ ...callOf(call), maySave: savingOf(isTimeToSave) }),
      );
      return { type: 'answer', id, answer: { status, headers: { ...headers }, data } };
    } catch (error) {
      return { type: 'refused', id, error: sentError(error as Error) };
    }
  };
}
