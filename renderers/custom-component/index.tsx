import { createObject, type RendererProps, resolveMapping } from 'amis-core';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { frameAddress } from '../../src/custom-components/component-host.ts';
import { useText } from '../../src/i18n/texts-context.ts';
import './custom-component.css';
import { type Embedded, type Ending, embed } from './embed.ts';
import { onLook, themeOf } from './theme.ts';

/** Pixels that are kept free until the component says how high it is. */
const HEIGHT = 120;
const HASH = /^[0-9a-f]{32}$/;

type State = 'starting' | 'ready' | { why: Ending; message: string };

/** A custom component in a frame of its own, or a card that says why it is not there. */
export default function CustomComponent(props: RendererProps) {
  const { classnames: cx, className, data, hash, height = HEIGHT } = props;
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const embedded = useRef<Embedded | undefined>(undefined);
  const [state, setState] = useState<State>('starting');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  latest.current = props;
  // amis finds the listeners of a node by what the component hands out.
  useImperativeHandle(
    props['forwardedRef'],
    () => Object.defineProperty({}, 'props', { get: () => latest.current }),
    [],
  );
  // amis draws what stands in a property `component`.
  const name = String(props['package']);
  const isKnown = HASH.test(String(hash));
  const written = JSON.stringify(resolveMapping(props['props'] ?? {}, data) ?? {});
  const given = useRef(written);
  given.current = written;
  const locale = String(data.locale ?? 'zh-CN');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another frame; everything else follows by messages
  useEffect(() => {
    const place = box.current;
    if (!place || !isKnown) return;
    setState('starting');
    const { protocol, host } = window.location;
    const contextPath = String(data.contextPath ?? '');
    const frame = embed(place, {
      src: frameAddress(String(hash), { protocol, host, contextPath, configured: data.config?.componentHost ?? '' }),
      title: name,
      height: Number(height) || HEIGHT,
      begin: () => ({ props: JSON.parse(given.current), theme: themeOf(place), locale }),
      onReady: () => setState('ready'),
      onEvent: (event, detail) =>
        void latest.current.dispatchEvent(event, createObject(latest.current.data, { detail })),
      onEnd: (why, message) => setState({ why, message }),
    });
    embedded.current = frame;
    const ended = onLook(place, () => frame.send({ t: 'theme', theme: themeOf(place) }));
    return () => {
      ended();
      frame.remove();
      embedded.current = undefined;
    };
  }, [hash, isKnown, locale, attempt]);

  useEffect(() => embedded.current?.send({ t: 'props', props: JSON.parse(written) }), [written]);

  if (!isKnown) return <p className="pw-note">{text('components.frame.unnamed')}</p>;
  const ended = typeof state === 'object' ? state : undefined;
  return (
    <div
      className={cx('pw-component', className)}
      data-state={ended ? ended.why : state}
      aria-busy={state === 'starting'}
    >
      <div ref={box} hidden={ended !== undefined} />
      {ended && (
        <div className="pw-node" role="alert">
          <p className="pw-node-title">{text(`components.frame.${ended.why}`, { name: name })}</p>
          {ended.message && <p className="pw-node-detail">{ended.message}</p>}
          <button type="button" className="pw-node-retry" onClick={() => setAttempt(attempt + 1)}>
            {text('components.frame.again')}
          </button>
        </div>
      )}
    </div>
  );
}
