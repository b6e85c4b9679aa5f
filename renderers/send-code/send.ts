import { createObject, normalizeApi, type RendererEnv } from 'amis-core';
import type { Api } from 'amis-core/lib/types';

/** The answer of the calls that send codes: the envelope, and `ok` with `msg` beside or inside it. */
interface SendAnswer {
  ok?: boolean;
  msg?: string;
  errors?: Record<string, string>;
  data?: { ok?: boolean; msg?: string } | null;
}

/** Why no code was sent. */
export interface Refusal {
  /** The server's reason; may be empty. */
  words: string;
  /** What is wrong with which field. */
  errors?: Record<string, string>;
}

/**
 * Asks the server to send a code. Only the address is handed over unless the call maps its own data. A server that has sent much to
 * this network wants some work first, which is done without a word: nobody has to read an image.
 * @returns null when the code is on its way
 */
export async function sendCode(
  env: RendererEnv,
  api: Api,
  kind: string,
  address: string,
  data: object,
): Promise<Refusal | null> {
  const call = normalizeApi(api, 'post');
  const own = call.data ?? { [kind]: `\${${kind}}` };
  const ask = (more: object) =>
    env.fetcher({ ...call, data: { ...own, ...more } }, createObject(data, { [kind]: address }), {
      method: 'post',
    }) as Promise<SendAnswer>;
  let answer = await ask({});
  const order = answer.errors?.['work'];
  if (order) {
    const { doWork } = await import('./work.ts');
    answer = await ask({ work: await doWork(order) });
  }
  const failed = answer.ok === false || answer.data?.ok === false;
  return failed ? { words: answer.data?.msg || answer.msg || '', errors: answer.errors } : null;
}
