import type { FormControlProps } from 'amis-core';
import { useEffect, useId, useRef, useState } from 'react';
import { AddOnField } from '../../src/host/fields/add-on-field.tsx';
import { fieldText, fieldValues } from '../../src/host/fields/field-value.ts';
import { focusField } from '../../src/host/fields/focus-field.ts';
import { useText } from '../../src/i18n/texts-context.ts';
import { type AddressKind, checkAddress } from './address.ts';
import { PAUSE, useSecondsLeft } from './countdown.ts';
import { type Refusal, sendCode } from './send.ts';
import { tellFields } from './tell-fields.ts';

/** The last thing said below the field: a text of ours, which follows the language, or the server's words. */
interface Message {
  key?: string;
  words?: string;
  isError: boolean;
}

const SAID_NOTHING: Message = { isError: false };

const FAILED = 'host.code.failed';

/** A field for a verification code with the button that sends one. */
export default function SendCode(props: FormControlProps) {
  const { classnames: cx, disabled, api, env, data, length = 6, countdown = PAUSE } = props;
  const kind: AddressKind = props.target === 'phone' ? 'phone' : 'email';
  const field: string = props.targetField ?? kind;
  const text = useText();
  const messageId = useId();
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState(SAID_NOTHING);
  const alive = useAlive();
  const { left, start } = useSecondsLeft(`${kind} ${JSON.stringify(api)}`);
  const isRefused = props.formItem?.valid === false;
  // What the form says of the code takes the place of what was said of sending it; why none was sent stays true beside it.
  useEffect(() => {
    if (isRefused) setMessage((said) => (said.key === FAILED ? said : SAID_NOTHING));
  }, [isRefused]);

  async function send(): Promise<void> {
    props.formItem?.clearError();
    const address = fieldText(props, field);
    const wrong = checkAddress(kind, address);
    if (wrong) {
      setMessage({ key: `host.code.${kind}${wrong}`, isError: true });
      focusField(field);
      return;
    }
    setSending(true);
    setMessage(SAID_NOTHING);
    const refusal = await sendCode(env, api, kind, address, fieldValues(props)).catch(
      (error: Error): Refusal => ({ words: error.message }),
    );
    if (refusal === null) {
      start(countdown);
    }
    if (!alive.current) return;
    setSending(false);
    if (refusal === null) {
      setMessage({ key: 'host.code.sent', isError: false });
      return;
    }
    await props.dispatchEvent?.('refused', data);
    const wrongField = tellFields(props, refusal);
    if (wrongField === null) {
      setMessage({ key: FAILED, words: refusal.words, isError: true });
    } else {
      focusField(wrongField);
    }
  }

  const label = sending
    ? text('host.code.sending')
    : left > 0
      ? text('host.code.again', { seconds: left })
      : text('host.code.send');
  return (
    <>
      <AddOnField
        field={props}
        className="pw-code"
        maxLength={length}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-describedby={messageId}
        onType={(code) => props.onChange(code)}
      >
        <button
          type="button"
          className={cx('Button', 'Button--default', 'Button--size-default', { 'is-disabled': sending || left > 0 })}
          disabled={disabled || sending || left > 0}
          aria-busy={sending}
          onClick={() => void send()}
        >
          <span>{label}</span>
        </button>
      </AddOnField>
      <div
        id={messageId}
        className={message.isError ? 'pw-code-message is-error' : 'pw-code-message'}
        role={message.isError ? 'alert' : 'status'}
      >
        {message.words || (message.key && text(message.key))}
      </div>
    </>
  );
}

/** Whether the component is still shown when an answer arrives. */
function useAlive() {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}
