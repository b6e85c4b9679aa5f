import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import {
  FIRST_GRADIENT,
  type Gradient,
  isDraggedAway,
  moveStop,
  readGradient,
  wholeAngle,
  withoutStop,
  withStop,
  writeGradient,
} from '../values/gradient.ts';
import type { PickerProps } from './picker-props.ts';
import { PlainColorBox } from './plain-color-box.tsx';
import { useDraft } from './use-draft.ts';

/** Where a drag began, and of which stop. */
interface Drag {
  index: number;
  y: number;
}

/** Edits a gradient: its angle, and stops that are dragged along a bar, or off it. */
export function GradientEditor(props: PickerProps) {
  const { value, options, onChange, disabled } = props;
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const read = (written: string): Gradient => readGradient(written) ?? FIRST_GRADIENT;
  const [gradient, change] = useDraft(value, read, writeGradient, onChange);
  const [chosen, setChosen] = useState(0);
  const { angle, stops } = gradient;
  const index = Math.min(chosen, stops.length - 1);
  const stop = stops[index]!;
  const isNew = readGradient(value) === undefined;

  const placeOf = (x: number): number => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return width > 0 ? ((x - left) / width) * 100 : 0;
  };

  function remove(at: number): void {
    change({ angle, stops: withoutStop(stops, at) });
    setChosen(0);
  }

  function grab(event: PointerEvent, at: number): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { index: at, y: event.clientY };
    setChosen(at);
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    if (!drag.current) return;
    const { index: at, y } = drag.current;
    if (isDraggedAway(stops, clientY - y)) {
      drag.current = null;
      remove(at);
    } else change({ angle, stops: moveStop(stops, at, placeOf(clientX)) });
  }

  function add(place: number): void {
    const more = withStop(stops, place);
    change({ angle, stops: more });
    setChosen(more.length - 1);
  }

  function press(event: KeyboardEvent, at: number): void {
    const { at: place } = stops[at]!;
    const step = event.shiftKey ? 10 : 1;
    const next = {
      ArrowLeft: place - step,
      ArrowDown: place - step,
      ArrowRight: place + step,
      ArrowUp: place + step,
      Home: 0,
      End: 100,
    }[event.key];
    if (next !== undefined) change({ angle, stops: moveStop(stops, at, next) });
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
  }

  const row = writeGradient({ angle: 90, stops });
  return (
    <div className="pw-style-gradient">
      {isNew && (
        <button type="button" className="pw-style-text" onClick={() => change(FIRST_GRADIENT)}>
          {text('style.newGradient')}
        </button>
      )}
      <div
        ref={bar}
        className="pw-style-bar"
        style={{ background: row }}
        onPointerDown={({ button, clientX }) => button === 0 && add(placeOf(clientX))}
      >
        {stops.map(({ color, at }, one) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place in the list
            key={one}
            role="slider"
            tabIndex={0}
            className={one === index ? 'is-chosen' : undefined}
            style={{ left: `${at}%`, background: color }}
            aria-label={text('style.stop', { number: one + 1 })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(at)}
            aria-valuetext={`${Math.round(at)} %`}
            onFocus={() => setChosen(one)}
            onPointerDown={(event) => grab(event, one)}
            onPointerMove={follow}
            onPointerUp={() => {
              drag.current = null;
            }}
            onKeyDown={(event) => press(event, one)}
          />
        ))}
      </div>
      <p className="pw-style-note">{text('style.stopsHint')}</p>
      <PlainColorBox
        label={text('style.stopColour', { number: index + 1 })}
        value={stop.color}
        options={options}
        disabled={disabled}
        isRequired
        onChange={(color) =>
          change({ angle, stops: stops.map((other, one) => (one === index && color ? { ...other, color } : other)) })
        }
      />
      <div className="pw-style-row">
        <NumberBox
          label={text('style.stopPlace', { number: index + 1 })}
          unit="%"
          value={Math.round(stop.at)}
          most={100}
          onChange={(at) => change({ angle, stops: moveStop(stops, index, at) })}
        />
        <button
          type="button"
          className="pw-style-add"
          aria-label={text('style.addStop')}
          title={text('style.addStop')}
          onClick={() => add((stop.at + (stops[index + 1]?.at ?? stops[index - 1]?.at ?? 100)) / 2)}
        />
        <button
          type="button"
          className="pw-style-remove"
          aria-label={text('style.deleteStop', { number: index + 1 })}
          disabled={stops.length <= 2}
          onClick={() => remove(index)}
        />
      </div>
      <div className="pw-style-row">
        <input
          type="range"
          min={0}
          max={360}
          value={angle}
          aria-label={text('style.angle')}
          aria-valuetext={`${angle}°`}
          onChange={({ currentTarget }) => change({ angle: Number(currentTarget.value), stops })}
        />
        <NumberBox
          label={text('style.angle')}
          unit="°"
          value={angle}
          most={360}
          onChange={(degrees) => change({ angle: wholeAngle(degrees), stops })}
        />
      </div>
    </div>
  );
}

interface NumberProps {
  label: string;
  unit: string;
  value: number;
  most: number;
  onChange(value: number): void;
}

/** A whole number from 0 with its unit behind it. */
function NumberBox({ label, unit, value, most, onChange }: NumberProps) {
  return (
    <span className="pw-style-number" data-unit={unit}>
      <input
        type="number"
        className="pw-style-input"
        aria-label={label}
        min={0}
        max={most}
        value={value}
        onChange={({ currentTarget }) => currentTarget.value !== '' && onChange(Number(currentTarget.value))}
      />
    </span>
  );
}
