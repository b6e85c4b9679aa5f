import type { FormControlProps } from 'amis-core';
import { useEffect, useRef } from 'react';
import { AddOnField } from '../../src/host/fields/add-on-field.tsx';
import { fieldText } from '../../src/host/fields/field-value.ts';
import { useText } from '../../src/i18n/texts-context.ts';
import { useImage } from './use-image.ts';

/** A field for the text of an image, with the image; a click or a key brings another one. */
export default function CaptchaImage(props: FormControlProps) {
  const { disabled, api, env, data, phone = 'phone' } = props;
  const text = useText();
  const { picture, fetchAnother } = useImage(env, api, fieldText(props, phone), data);
  const shown = picture.state === 'shown';

  const typed = useRef('');
  const given = String(props.value ?? '');

  // Emptied by the page and not by hand: the picture is used up.
  useEffect(() => {
    if (given === '' && typed.current !== '') {
      typed.current = '';
      fetchAnother();
    }
  }, [given, fetchAnother]);

  function type(value: string): void {
    // What was said of the text before does not hold of this one.
    props.formItem?.clearError('remote');
    typed.current = value;
    props.onChange(value);
  }

  function another(): void {
    type('');
    fetchAnother();
  }

  return (
    <AddOnField
      field={props}
      className="pw-captcha"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onType={type}
    >
      {picture.state === 'waiting' ? (
        <span className="pw-captcha-waiting">{text('host.captcha.waiting')}</span>
      ) : (
        <button type="button" className="pw-captcha-image" disabled={disabled} onClick={another}>
          {shown ? <img src={picture.address} alt={text('host.captcha.alternative')} /> : text('host.captcha.failed')}
        </button>
      )}
    </AddOnField>
  );
}
