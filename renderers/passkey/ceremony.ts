import { createObject, type RendererProps } from 'amis-core';

type Env = Pick<RendererProps['env'], 'fetcher'>;

/** What a button does: which passkey is wanted, and the two calls around the browser's part. */
export interface Ceremony {
  mode: 'create' | 'sign-in';
  offerApi: RendererProps['api'];
  api: RendererProps['api'];
}

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Refused by the server; its words are for the person. */
export class Refused extends Error {}

async function call(env: Env, api: RendererProps['api'], data: object): Promise<Record<string, unknown>> {
  const answer = await env.fetcher(api, data);
  if (!answer.ok) throw new Refused(answer.msg);
  return answer.data as Record<string, unknown>;
}

/**
 * Asks the server for a challenge, the browser for its response, and hands that in. Rejects with Refused, or with the
 * browser's own error when a person calls it off.
 */
export async function perform(env: Env, { mode, offerApi, api }: Ceremony, data: object): Promise<object> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await call(env, offerApi, {});
  const response =
    mode === 'create'
      ? await startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] })
      : await startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] });
  return call(env, api, createObject(data, { response }));
}
