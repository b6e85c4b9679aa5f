import type { Answer } from './request.ts';

/** The body of every data call. */
export interface Envelope {
  status: number;
  msg: string;
  data?: unknown;
  /** What is wrong with single fields of a form. */
  errors?: Record<string, string>;
}

/** The status by which amis's forms recognise messages for single fields. */
const FIELD_ERRORS = 422;

/**
 * The same answer with its JSON in the open: a refused download arrives as a file with the envelope in it. What the server gives as a file
 * stays one, whatever it holds.
 */
export async function readable(answer: Answer): Promise<Answer> {
  const { data, headers } = answer;
  const isFile = /^attachment/i.test(headers['content-disposition'] ?? '');
  const isJson = !isFile && data instanceof Blob && data.type.startsWith('application/json');
  return isJson ? { ...answer, data: JSON.parse(await data.text()) } : answer;
}

/**
 * Brings an answer into the form amis reads. A failure always carries a status other than 0 and a text; messages for fields get
 * the status that makes forms show them at the fields. Answers that are no envelope (a plain object, a file) stay as they are.
 */
export function toAmis(answer: Answer, failureText: string): Answer {
  const failed = answer.status >= 400 || isDocument(answer);
  const body = isObject(answer.data) ? (answer.data as Partial<Envelope>) : null;
  if (!failed) {
    return body && hasErrors(body) ? { ...answer, data: { ...body, status: FIELD_ERRORS } } : answer;
  }
  const status = body && hasErrors(body) ? FIELD_ERRORS : body?.status || (answer.status < 400 ? 500 : answer.status);
  return { ...answer, data: { ...body, status, msg: body?.msg || failureText } };
}

/** Whether a call did what it should. */
export function succeeded({ status, data }: Answer): boolean {
  return status < 400 && !(isObject(data) && 'status' in data && data['status'] !== 0);
}

/** The status in the envelope of a sensitive change that waits for a proof of who one is (`proof-needed`). */
const PROOF_NEEDED = 4031;

/** The challenge of a change that was refused only until the person confirms it; undefined for every other answer. */
export function wantedProof({ data }: Answer): string | undefined {
  const details = isObject(data) && data['status'] === PROOF_NEEDED ? data['data'] : null;
  return isObject(details) && typeof details['action'] === 'string' ? details['action'] : undefined;
}

/** A page instead of data: something between the browser and the platform answered. */
function isDocument({ data, headers }: Answer): boolean {
  return typeof data === 'string' && /^text\/html/.test(headers['content-type'] ?? '');
}

function hasErrors(body: Partial<Envelope>): boolean {
  return isObject(body.errors) && Object.keys(body.errors).length > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob);
}
