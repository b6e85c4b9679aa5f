import type { AmisCall, Answer } from '../../../api/request.ts';
import type { HostState } from '../../../state/state.ts';

/** What the document of a tenant's page knows. Nothing in it is more than the page itself may read. */
export type PageState = Pick<
  HostState,
  | 'appearance'
  | 'companies'
  | 'config'
  | 'contextPath'
  | 'locale'
  | 'mobile'
  | 'online'
  | 'outlined'
  | 'place'
  | 'safe'
  | 'scope'
  | 'texts'
  | 'theme'
  | 'user'
  | 'view'
> & {
  /** The title of the document around the page. */
  title: string;
};

/** An error as it passes between documents: what its words are made of. */
export interface SentError {
  name: string;
  message: string;
  /** Of a formula over its budget. */
  reason?: string;
  place?: string;
  /** Of a node type that does not exist. */
  type?: string;
}

/** A call as the page's document sends it. */
export type SentCall = Pick<
  AmisCall,
  'url' | 'method' | 'data' | 'headers' | 'responseType' | 'downloadFileName' | 'saveAs'
> & {
  /** The fields of a form with files, in place of `data`: forms cannot be sent as they are. */
  form?: [name: string, value: FormDataEntryValue][];
};

/** From the document around to the page's document. */
export type ToPage =
  | { type: 'start'; state: PageState }
  | { type: 'change'; change: Partial<PageState> }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'refused'; id: number; error: SentError }
  | { type: 'mayLeave'; id: number; place: HostState['place'] }
  | { type: 'ping' };

/** From the page's document to the document around. */
export type FromPage =
  | { type: 'call'; id: number; call: SentCall }
  /** A person begins to look for files in a window of the system, or has dropped some on the page. */
  | { type: 'chooses' }
  /** A file that the page has made. */
  | { type: 'save'; id: number; name: string; file: Blob }
  | { type: 'go'; address: string; replace: boolean }
  | { type: 'back' }
  | { type: 'hold'; address: string; newWindow: boolean }
  | { type: 'slowed' }
  /** Whether there is something to ask before the page is left. */
  | { type: 'guarded'; isGuarded: boolean }
  | { type: 'failed'; error: SentError }
  /** A node cannot be shown, or its formula was stopped; a card stands in its place. */
  | { type: 'nodeFailed'; error: SentError; definition: unknown }
  | { type: 'question'; id: number; question: string | undefined }
  /** The page is drawn and the browser is idle. */
  | { type: 'drawn' }
  | { type: 'pong' };

/** An error's parts that may be sent. */
export function sentError(error: Error): SentError {
  const { name, message } = error;
  const { reason, place, type } = error as Error & Partial<SentError>;
  const texts = { reason, place, type };
  const known = Object.entries(texts).filter(([, value]) => typeof value === 'string');
  return { name, message, ...Object.fromEntries(known) };
}

/** Characters of an error's words: administrators read them in a bar. */
const LONGEST = 400;

const cut = (words: unknown): unknown => (typeof words === 'string' ? words.slice(0, LONGEST) : undefined);

/** The error that was sent. A page may have sent anything, or none. */
export function receivedError(sent: SentError | undefined): Error {
  const { message = '', ...parts } = sent ?? ({} as Partial<SentError>);
  const others = Object.entries(parts).map(([key, value]) => [key, cut(value)]);
  return Object.assign(new Error(String(cut(message))), Object.fromEntries(others));
}
