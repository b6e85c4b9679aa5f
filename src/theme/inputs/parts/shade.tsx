import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { readShade, type Shade as ShadeValue, writeShade } from '../../data/color.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  value: string;
  onChange(value: string | undefined): void;
}

const BLACK: ShadeValue = { h: 0, s: 0, v: 0, a: 1 };

const clamp = (value: number): number => Math.min(Math.max(value, 0), 100);

/** Whether the browser knows a text as a colour. */
const isColor = (text: string): boolean =>
  readShade(text) !== undefined || globalThis.CSS?.supports?.('color', text) === true;

/** Mixes a colour: a field of saturation and brightness, the hue, how much shines through, and the text of it. */
export function Shade({ value, onChange }: Props) {
  const text = useText();
  const note = useId();
  const [shade, mix] = useDraft(value, (read) => readShade(read) ?? BLACK, writeShade, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const pure = writeShade({ h: shade.h, s: 100, v: 100, a: 1 });
  const opaque = writeShade({ ...shade, a: 1 });

  function change(next: ShadeValue): void {
    setTyped(null);
    setRefused(false);
    mix(next);
  }

  function point({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const s = clamp(((clientX - left) / width) * 100);
    change({ ...shade, s, v: clamp(100 - ((clientY - top) / height) * 100) });
  }

  function press(event: KeyboardEvent): void {
    const step = event.shiftKey ? 10 : 1;
    const [s, v] =
      { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key] ?? [];
    if (s === undefined || v === undefined) return;
    event.preventDefault();
    change({ ...shade, s: clamp(shade.s + s), v: clamp(shade.v + v) });
  }

  function type(written: string): void {
    setTyped(written);
    setRefused(false);
    const color = written.trim();
    if (color !== value && isColor(color)) onChange(color);
  }

  /** A text that is no colour stays where it was typed, and it is said why. */
  function leave(written: string): void {
    const isWrong = written.trim() !== '' && !isColor(written.trim()) && typed !== null;
    setRefused(isWrong);
    if (!isWrong) setTyped(null);
  }

  return (
    <div className="pw-style-shade">
      <div
        className="pw-style-field"
        style={{ background: `linear-gradient(transparent,#000),linear-gradient(90deg,#fff,transparent),${pure}` }}
        role="slider"
        tabIndex={0}
        aria-label={text('style.saturation')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shade.s)}
        aria-valuetext={text('style.saturationValue', { s: Math.round(shade.s), v: Math.round(shade.v) })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
        onKeyDown={press}
      >
        <span style={{ left: `${shade.s}%`, top: `${100 - shade.v}%`, background: opaque }} />
      </div>
      <input
        type="range"
        className="pw-style-hue"
        aria-label={text('style.hue')}
        min={0}
        max={359}
        value={Math.round(shade.h)}
        onChange={({ currentTarget }) => change({ ...shade, h: Number(currentTarget.value) })}
      />
      <span className="pw-style-alpha">
        <span style={{ background: `linear-gradient(90deg,transparent,${opaque})` }} />
        <input
          type="range"
          aria-label={text('style.opacity')}
          min={0}
          max={100}
          value={Math.round(shade.a * 100)}
          aria-valuetext={`${Math.round(shade.a * 100)} %`}
          onChange={({ currentTarget }) => change({ ...shade, a: Number(currentTarget.value) / 100 })}
        />
      </span>
      <input
        className="pw-style-input"
        aria-label={text('style.colourText')}
        spellCheck={false}
        autoComplete="off"
        placeholder="#2468f2"
        value={typed ?? value}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? note : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          leave(event.currentTarget.value);
        }}
        onBlur={({ currentTarget }) => leave(currentTarget.value)}
      />
      {isRefused && (
        <p id={note} className="pw-style-wrong" role="alert">
          {text('style.noColour')}
        </p>
      )}
    </div>
  );
}
