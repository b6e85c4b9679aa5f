/** What amis hands to a fetcher: a call with its address, data and options filled in. */
export interface AmisCall {
  url: string;
  method?: string;
  data?: unknown;
  headers?: Record<string, string>;
  responseType?: 'blob';
  downloadFileName?: string;
  /** Whatever is answered is offered as a file of this name. */
  saveAs?: string;
  /** Asked when an answer would be saved as a file; absent: it may be. */
  maySave?: () => Promise<boolean>;
  /** Milliseconds for which the page accepts an earlier answer; see `keepAnswersOurselves`. */
  keepFor?: number;
  /** The name of the frame that calls; frames set it themselves, whatever a page says. */
  page?: string;
  /** The page makes no sense without this call. */
  pageCall?: boolean;
  config?: {
    onUploadProgress?: (event: unknown) => void;
    cancelExecutor?: (cancel: (reason?: string) => void) => void;
  };
}

/** A request as the transport sends it. */
export interface Request {
  /** A path of our own origin, context path included. */
  url: string;
  method: string;
  data?: unknown;
  headers: Record<string, string>;
  responseType: 'json' | 'blob';
  signal: AbortSignal;
  onUploadProgress?: ((event: unknown) => void) | undefined;
}

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

/** Sends requests. Rejects only when there is no answer or the request was cancelled. */
export type Transport = (request: Request) => Promise<Answer>;

/** Nobody waits for the answer any more; amis stays quiet about it. */
export class Cancelled extends Error {
  constructor() {
    super('');
    this.name = 'Cancelled';
  }
}

/** There was no answer: the network or the server is gone. */
export class NoAnswer extends Error {
  constructor() {
    super('no answer');
    this.name = 'NoAnswer';
  }
}

/** Methods that change nothing and may be repeated or shared. */
export function isSafe(method: string): boolean {
  return method === 'get' || method === 'head';
}
