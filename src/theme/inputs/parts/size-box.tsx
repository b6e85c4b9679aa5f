import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { plainName } from '../values/force-options.ts';
import { followed, following } from '../values/inherit.ts';
import { type Bounds, lengthOffers, readLength, rootSize, typedLength } from '../values/length.ts';
import { leavesOf, matching, nameOf, type Option, optionOf, wordOf } from '../values/options.ts';
import { Popup } from './popup.tsx';
import { useDelayed } from './use-delayed.ts';

export interface BoxProps {
  /** What the value is for. */
  label: string;
  value: string;
  /** Gets no text when the box was emptied. */
  onChange(value: string | undefined): void;
  options: readonly Option[];
  /** What the default state has here; absent or empty: it cannot be followed. */
  inherit?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The value stands without being set: there is nothing to clear. */
  isStock?: boolean | undefined;
}

interface Props extends BoxProps {
  bounds: Bounds;
  id?: string | undefined;
  name?: string | undefined;
  isInvalid?: boolean | undefined;
  /** The form's own label names the field. */
  isLabelled?: boolean | undefined;
}

/** A row of the list. */
interface Entry {
  value: string;
  name: string;
  detail: string;
}

/** Two steps of a theme that are the same size are offered once. */
function entriesOf(options: readonly Option[]): Entry[] {
  const known = new Set<string>();
  return leavesOf(options).flatMap((option) => {
    const real = option.realValue ?? option.value;
    const name = nameOf(option);
    if (known.has(`${name} ${real}`)) return [];
    known.add(`${name} ${real}`);
    return [{ value: option.value, name, detail: name === real ? '' : real }];
  });
}

/** A field for one value of a scale: steps of the theme are chosen, lengths are typed. */
export function SizeBox(props: Props) {
  const { label, value, onChange, options, bounds, inherit, placeholder, disabled, isStock } = props;
  const { id, name, isInvalid, isLabelled } = props;
  const text = useText();
  const list = useId();
  const note = useId();
  const anchor = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [searched, setSearched] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [why, setWhy] = useState('');
  const delayed = useDelayed();
  const root = rootSize();

  const nameFor = (one: string): string => {
    const option = optionOf(options, one) ?? (readLength(one) ? undefined : wordOf(options, one));
    return option ? nameOf(option) : plainName(one, text);
  };
  const before = followed(value);
  const isFormula = isStock && value.startsWith('calc(');
  const shown = isFormula
    ? text('style.formula')
    : before === undefined
      ? nameFor(value)
      : text('style.followed', { value: nameFor(before) });

  const offers = lengthOffers(searched, bounds, root).map(
    ({ value: offered, from }): Entry => ({
      value: offered,
      name: offered,
      detail: from ? text('style.fromPixels', { pixels: from }) : '',
    }),
  );
  const follow = inherit ? [{ value: following(inherit), name: text('style.follow'), detail: nameFor(inherit) }] : [];
  const entries = readLength(searched)
    ? [...offers, ...entriesOf(matching(options, searched))]
    : [...follow, ...entriesOf(options)];

  /** What a typed text is as a value, and why it is another one than was typed; nothing for a text that is none. */
  function read(written: string): { next?: string | undefined; why?: string } {
    const wanted = written.trim();
    if (wanted === '' || wanted === shown) return { next: wanted && value };
    const known = leavesOf(options).find((option) => nameOf(option).toLowerCase() === wanted.toLowerCase());
    const former = optionOf(options, value)?.realValue ?? value;
    const next = typedLength(wanted, former, bounds, root) ?? known?.value;
    const units = bounds.units.filter(Boolean).join(', ');
    if (next === undefined) return { why: text(units ? 'style.noSize' : 'style.notListed', { typed: wanted, units }) };
    const isBounded = readLength(wanted) && readLength(next)?.number !== readLength(wanted)?.number;
    return isBounded ? { next, why: text('style.bounded', { value: next }) } : { next };
  }

  function take(written: string): void {
    const { next } = read(written);
    if (next !== undefined && next !== value) onChange(next || undefined);
  }

  function type(written: string): void {
    setTyped(written);
    setWhy('');
    setOpen(true);
    delayed.later(() => {
      setSearched(written);
      setMarked(-1);
      take(written);
    });
  }

  function close(): void {
    if (typed !== null) setWhy(read(typed).why ?? '');
    delayed.now();
    setOpen(false);
    setTyped(null);
    setSearched('');
    setMarked(-1);
  }

  function choose(entry: Entry): void {
    delayed.never();
    if (entry.value !== value) onChange(entry.value);
    close();
    setWhy('');
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setMarked((Math.max(marked, step < 0 ? 0 : -1) + step + entries.length) % entries.length);
      else setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const entry = entries[marked];
      if (entry) choose(entry);
      else close();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      delayed.never();
      close();
      setWhy('');
    }
  }

  return (
    <div className="pw-style-size">
      <input
        ref={anchor}
        id={id}
        name={name}
        className="pw-style-input"
        role="combobox"
        aria-label={isLabelled ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && marked >= 0 ? `${list}-${marked}` : undefined}
        aria-autocomplete="list"
        aria-invalid={isInvalid || why !== '' || undefined}
        aria-describedby={why ? note : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setOpen(true)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={press}
        onBlur={close}
      />
      {value && !disabled && !isStock && (
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
      {why && (
        <p id={note} className="pw-style-wrong" role="alert">
          {why}
        </p>
      )}
      {isOpen && (
        <Popup anchor={anchor} className="pw-style-list" onClose={close}>
          <div role="listbox" id={list} aria-label={label}>
            {entries.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
              <div
                key={`${entry.value} ${entry.name}`}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry.value === value}
                className={index === marked ? 'is-marked' : undefined}
                ref={(row) => void (index === marked && row?.scrollIntoView?.({ block: 'nearest' }))}
                onClick={() => choose(entry)}
              >
                <span>{entry.name}</span>
                <span className="pw-style-detail">{entry.detail}</span>
              </div>
            ))}
          </div>
          {entries.length === 0 && <p className="pw-style-note">{text('style.noMatch')}</p>}
        </Popup>
      )}
    </div>
  );
}
