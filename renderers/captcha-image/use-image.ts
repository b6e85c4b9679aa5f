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
    const show = (svg: string) => {
      if (request !== latest.current) return;
      setPicture(svg ? { state: 'shown', address: addressOf(svg) } : { state: 'failed' });
    };
    fetchSvg(env, JSON.parse(call), phone, context.current).then(show, () => show(''));
  }, [env, call, phone]);

  useEffect(() => () => void (picture.state === 'shown' && URL.revokeObjectURL(picture.address)), [picture]);

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

/** The address of a drawing. It holds none of it: beside a tenant's page, the browser shows no drawings that are written into an address. */
const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

async function fetchSvg(env: RendererEnv, api: Api, phone: string, data: object): Promise<string> {
  const call = normalizeApi(api, 'post');
  const answer = await env.fetcher(
    { ...call, data: call.data ?? { phone: '${phone}' } },
    { ...data, phone },
    { method: 'post' },
  );
  return answer.ok ? String((answer.data as { svg?: unknown } | null)?.svg ?? '') : '';
}
