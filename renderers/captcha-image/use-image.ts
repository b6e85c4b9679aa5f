import { normalizeApi, type RendererEnv } from 'amis-core';
import type { Api } from 'amis-core/lib/types';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The image of the moment: its address for `img`, none yet, or that it could not be had. */
export type CaptchaPicture = { state: 'waiting' | 'failed' } | { state: 'shown'; address: string };

/**
 * Fetches an image once the phone number is valid, another one when the number changes, and on request.
 * @param phone the number as typed; empty or incomplete numbers fetch nothing
 */
export function useImage(
  env: RendererEnv,
  api: Api,
  phone: string,
  data: object,
): { picture: CaptchaPicture; fetchAnother: () => void } {
  const [picture, setPicture] = useState<CaptchaPicture>({ state: 'waiting' });
  const latest = useRef(0);
  const context = useRef(data);
  context.current = data;
  const call = JSON.stringify(api);

  const fetchAnother = useCallback(() => {
    const request = ++latest.current;
    const show = (next: CaptchaPicture) => {
      if (request === latest.current) {
        setPicture(next);
      }
    };
    fetchSvg(env, JSON.parse(call), phone, context.current).then(
      (svg) =>
        show(svg ? { state: 'shown', address: `data:image/svg+xml,${encodeURIComponent(svg)}` } : { state: 'failed' }),
      () => show({ state: 'failed' }),
    );
  }, [env, call, phone]);

  useEffect(() => {
    latest.current++;
    if (/^\d{11}$/.test(phone)) {
      fetchAnother();
    } else {
      setPicture({ state: 'waiting' });
    }
    return () => {
      latest.current++;
    };
  }, [phone, fetchAnother]);

  return { picture, fetchAnother };
}

async function fetchSvg(env: RendererEnv, api: Api, phone: string, data: object): Promise<string> {
  const call = normalizeApi(api, 'post');
  const answer = await env.fetcher(
    { ...call, data: call.data ?? { phone: '${phone}' } },
    { ...data, phone },
    { method: 'post' },
  );
  return answer.ok ? String((answer.data as { svg?: unknown } | null)?.svg ?? '') : '';
}
