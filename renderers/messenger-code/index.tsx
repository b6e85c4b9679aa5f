import { createObject, filter, type RendererProps } from 'amis-core';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { hostCode } from './host-code.ts';
import { NoCode } from './no-code.ts';

/** Refused by the server; its words are for the person. */
class Refused extends Error {}

/** Asks the messenger around the page for a code, once, hands it to a call and tells how it went. It shows nothing. */
export default function MessengerCode(props: RendererProps) {
  // amis binds a node's events to its instance and reads that one's props; a function has neither.
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(
    props['forwardedRef'],
    () => Object.defineProperty({}, 'props', { get: () => latest.current }),
    [],
  );
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signIn(latest.current).then(([event, detail]) => {
      const { data, dispatchEvent } = latest.current;
      return dispatchEvent(event, createObject(data, detail));
    });
  }, []);

  return null;
}

async function signIn(props: RendererProps): Promise<[event: 'success' | 'failure', detail: object]> {
  const { env, api, data } = props;
  const named = (name: string): string => filter(props[name] ?? '', data, '| raw');
  try {
    const code = await hostCode(named('messenger'), { appId: named('appId'), corpId: named('corpId') });
    const answer = await env.fetcher(api, createObject(data, { code }));
    if (!answer.ok) throw new Refused(answer.msg);
    return ['success', { result: answer.data }];
  } catch (error) {
    const message = error instanceof Refused || error instanceof NoCode ? error.message : '';
    return ['failure', { reason: error instanceof NoCode ? error.reason : 'refused', message }];
  }
}
