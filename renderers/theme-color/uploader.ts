import { normalizeApi, type RendererEnv } from 'amis-core';
import type { Api } from 'amis-core/lib/types';
import type { Upload } from '../../src/theme/inputs/parts/picker-props.ts';

/** Sends files with the call that the page names, in the field `file`, and reads their address as fields for pictures do. */
export function uploader(env: RendererEnv, receiver: Api, data: object): Upload {
  return async (file) => {
    const form = new FormData();
    form.append('file', file);
    const call = normalizeApi(receiver, 'post');
    const answer = await env.fetcher({ ...call, data: form }, data, { method: 'post' });
    const address = answer.data?.value ?? answer.data?.url;
    if (!answer.ok || !address) throw new Error(answer.msg);
    return String(address);
  };
}
