import { createObject, type RendererProps } from 'amis-core';
import { useImperativeHandle, useRef, useState } from 'react';
import { useText } from '../../src/i18n/texts-context.ts';
import { hasPasskeys, perform, Refused } from './ceremony.ts';

type State = 'idle' | 'busy' | { failed: string };

/** A button that makes a passkey, or signs in with one. */
export default function Passkey(props: RendererProps) {
  const { classnames: cx, className, env, data, dispatchEvent, mode, label, level = 'default', offerApi, api } = props;
  const text = useText();
  const [state, setState] = useState<State>('idle');
  // amis binds a node's events to its instance and reads that one's props; a function has neither.
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(
    props['forwardedRef'],
    () => Object.defineProperty({}, 'props', { get: () => latest.current }),
    [],
  );

  if (!hasPasskeys()) {
    return <p className={cx('pw-text')}>{text('host.passkey.unsupported')}</p>;
  }

  async function run(): Promise<void> {
    setState('busy');
    try {
      const result = await perform(env, { mode, offerApi, api }, data);
      setState('idle');
      await dispatchEvent('success', createObject(data, { result }));
    } catch (error) {
      const said = error instanceof Refused ? error.message : '';
      setState({ failed: said || text('host.passkey.failed') });
    }
  }

  const busy = state === 'busy';
  return (
    <>
      <button
        type="button"
        className={cx('Button', `Button--${level}`, 'Button--size-default', className, { 'is-disabled': busy })}
        disabled={busy}
        aria-busy={busy}
        onClick={() => void run()}
      >
        <span>{label}</span>
      </button>
      {typeof state === 'object' && (
        <p className={cx('pw-code-message', 'is-error')} role="alert">
          {state.failed}
        </p>
      )}
    </>
  );
}
