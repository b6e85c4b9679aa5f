import { createObject, normalizeApi, type RendererEnv } from 'amis-core';
import type { Api } from 'amis-core/lib/types';
import type { Message } from '../../validation/message.ts';

/** What the server says to a call. */
export interface Reply<Data> {
  ok: boolean;
  /** The number of the error; 0: there is none. */
  status: number;
  msg: string;
  data?: Data;
  /** Why a page is not published. */
  errors?: readonly Message[];
}

type Fetched = { ok?: boolean; status?: number; msg?: string; data?: unknown; errors?: unknown };

/**
 * Makes the calls that a node names, with the data around the node and what is handed over. `at` takes the place of some of that data, where
 * the call is about another screen than the one of the address.
 */
export function calls(env: RendererEnv, around: () => object) {
  return async function call<Data>(
    api: Api,
    method: 'delete' | 'get' | 'post',
    own: object = {},
    at: object = {},
  ): Promise<Reply<Data>> {
    const made = normalizeApi(api, method);
    // By name: amis would take formulas in the values for its own, and a page is full of them.
    const named = Object.fromEntries(Object.keys(own).map((key) => [key, `\${${key}}`]));
    const request = method !== 'post' ? made : { ...made, data: made.data ?? named };
    const answer = (await env.fetcher(request, createObject(createObject(around(), at), own), {
      method,
    })) as unknown as Fetched;
    const { status = 0 } = answer;
    const ok = answer.ok !== false && status === 0;
    const errors = Array.isArray(answer.errors) ? (answer.errors as Message[]) : undefined;
    return { ok, status, msg: answer.msg ?? '', data: answer.data as Data, ...(errors ? { errors } : {}) };
  };
}

/** Makes one call of a node. */
export type Call = ReturnType<typeof calls>;
