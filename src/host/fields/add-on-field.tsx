import type { FormControlProps } from 'amis-core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange' | 'name' | 'value'> {
  /** What amis hands to a field. */
  field: FormControlProps;
  /** The field's own class, beside those of amis's text fields. */
  className: string;
  /** Called with the trimmed text. */
  onType(text: string): void;
  /** What stands beside the text, such as a button. */
  children: ReactNode;
}

/** A text field of a form with something at its side, as amis's own fields look. */
export function AddOnField({ field, className, onType, children, ...input }: Props) {
  const { classnames: cx, name, value, placeholder, disabled, formItem, onFocus, onBlur } = field;
  const state = { 'is-disabled': disabled, 'is-error': formItem?.valid === false };
  return (
    <div className={cx('TextControl', 'TextControl--withAddOn', className, state)}>
      <div className={cx('TextControl-input')}>
        <input
          type="text"
          name={name}
          value={String(value ?? '')}
          placeholder={placeholder}
          disabled={disabled}
          {...input}
          onChange={(event) => onType(event.currentTarget.value.trim())}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </div>
      <div className={cx('TextControl-button')}>{children}</div>
    </div>
  );
}
