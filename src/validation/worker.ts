import { answerCheck, type CheckRequest } from './worker-request.ts';

/** The checker in a Web Worker, so that no page holds up typing. One request, one answer with its id. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage(answerCheck(data));
});
