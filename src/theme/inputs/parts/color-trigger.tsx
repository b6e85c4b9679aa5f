import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { plainName } from '../values/force-options.ts';
import { followed } from '../values/inherit.ts';
import { nameOf, optionOf } from '../values/options.ts';
import type { ColorProps } from './picker-props.ts';
import { Popup } from './popup.tsx';
import { Swatch } from './swatch.tsx';

interface Props extends ColorProps {
  /** What opens. */
  children: ReactNode;
}

/** A button that shows a colour by its name and opens what chooses another. References are painted as what they are in the theme that is edited. */
export function ColorTrigger({
  label,
  value,
  onChange,
  options,
  disabled,
  isRequired,
  isStock,
  placeholder,
  children,
}: Props) {
  const text = useText();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const before = followed(value);
  const plain = before ?? value;
  const option = optionOf(options, plain);
  const called = option ? (option.name ?? nameOf(option)) : plainName(plain, text);
  const name = before === undefined ? called : text('style.followed', { value: called });
  return (
    <div className="pw-style-color">
      <button
        ref={anchor}
        type="button"
        className="pw-style-input"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${name || text('style.none')}`}
        title={name || undefined}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <Swatch value={option?.realValue ?? plain} />
        <span className={name ? 'pw-style-name' : 'pw-style-name is-empty'}>
          {name || placeholder || text('style.none')}
        </span>
      </button>
      {value && !disabled && !isRequired && !isStock && (
        <button
          type="button"
          className="pw-style-clear"
          aria-label={text('style.clear', { label })}
          onClick={() => {
            onChange(undefined);
            anchor.current?.focus();
          }}
        />
      )}
      {isOpen && (
        <Popup anchor={anchor} className="pw-style-picker" label={label} onClose={() => setOpen(false)}>
          {children}
        </Popup>
      )}
    </div>
  );
}
