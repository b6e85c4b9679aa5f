import type { Message } from '../validation/message.ts';
import type { CheckAnswer, CheckRequest } from '../validation/worker-request.ts';

/** A worker, as far as the checker needs one. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export interface Checker {
  /** Checks a page; undefined when a later page came before the answer. */
  check(page: unknown): Promise<Message[] | undefined>;
  close(): void;
}

/** Asks a worker (src/validation/worker.ts) about pages; only the latest of them counts. */
export function checker(worker: CheckWorker, options: CheckRequest['options']): Checker {
  let latest = 0;
  const waiting = new Map<number, (messages: Message[] | undefined) => void>();
  worker.addEventListener('message', ({ data: { id, messages } }: MessageEvent<CheckAnswer>) => {
    waiting.get(id)?.(id === latest ? messages : undefined);
    waiting.delete(id);
  });
  return {
    check(page) {
      latest += 1;
      const id = latest;
      worker.postMessage({ id, page, options } satisfies CheckRequest);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    close() {
      worker.terminate();
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}
