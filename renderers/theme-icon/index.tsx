import type { FormControlProps } from 'amis-core';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../src/i18n/texts-context.ts';
import '../../src/theme/inputs/inputs.css';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { DELAY, useDelayed } from '../../src/theme/inputs/parts/use-delayed.ts';
import { pictureOf, readIcon, writeIcon } from '../../src/theme/inputs/values/icon.ts';
import { followed, following } from '../../src/theme/inputs/values/inherit.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { ownIcons } from './own-icons.ts';

/** What the text is a while after it was changed last. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A field for an icon: one of the platform, a file, or the text of a drawing. */
export default function ThemeIcon(props: FormControlProps) {
  const { disabled } = props;
  const text = useText();
  const { label, text: value, isStock, inherit, change } = useLookField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const choices = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const delayed = useDelayed();
  const before = followed(value);
  const drawing = readIcon(before ?? value) ?? '';
  const settled = useSettled(drawing);

  async function take(written: string): Promise<void> {
    const clean = written.trim() === '' ? '' : await cleanDrawing(written);
    setRefused(clean === undefined);
    if (clean !== undefined) change(clean === '' ? undefined : writeIcon(clean));
  }

  return (
    <div className="pw-style-icon">
      <div className="pw-style-row">
        <span className={settled ? 'pw-style-drawing' : 'pw-style-drawing is-empty'}>
          {settled && <img src={pictureOf(settled)} alt={label} />}
        </span>
        <span className="pw-style-column">
          <span>
            {before !== undefined
              ? text('style.followed', { value: '' })
              : value === '' || drawing
                ? ''
                : `${text('style.kept')} ${value}`}
          </span>
          <span className="pw-style-buttons">
            <button
              type="button"
              className="pw-style-text"
              aria-expanded={isChoosing}
              aria-controls={isChoosing ? choices : undefined}
              disabled={disabled}
              onClick={() => setChoosing(!isChoosing)}
            >
              {text('style.iconChoose')}
            </button>
            {inherit && (
              <button
                type="button"
                className="pw-style-text"
                aria-pressed={before !== undefined}
                disabled={disabled}
                onClick={() => change(following(inherit))}
              >
                {text('style.follow')}
              </button>
            )}
            {value && !isStock() && (
              <button
                type="button"
                className="pw-style-text"
                disabled={disabled}
                onClick={() => {
                  setTyped(null);
                  void take('');
                }}
              >
                {text('style.clear', { label: '' }).trim()}
              </button>
            )}
          </span>
        </span>
      </div>
      {isChoosing && (
        <div id={choices} className="pw-style-icons">
          <fieldset className="pw-style-choice" aria-label={text('style.icons')}>
            {Object.entries(ownIcons).map(([name, svg]) => (
              <button
                key={name}
                type="button"
                className="pw-style-option"
                aria-label={text(`pages.icon.${name}`)}
                title={text(`pages.icon.${name}`)}
                aria-pressed={drawing === svg}
                disabled={disabled}
                onClick={() => change(writeIcon(svg))}
              >
                <img src={pictureOf(svg)} alt="" />
              </button>
            ))}
          </fieldset>
          <textarea
            className="pw-style-input"
            aria-label={text('style.iconText')}
            placeholder="<svg …>"
            rows={2}
            spellCheck={false}
            disabled={disabled}
            value={typed ?? drawing}
            onChange={({ currentTarget: { value: written } }) => {
              setTyped(written);
              delayed.later(() => void take(written));
            }}
            onBlur={() => {
              delayed.now();
              setTyped(null);
            }}
          />
          <label className="pw-style-upload">
            <input
              type="file"
              className="pw-unseen"
              accept=".svg,image/svg+xml"
              disabled={disabled}
              onChange={({ currentTarget }) => {
                void currentTarget.files?.[0]?.text().then(take);
                currentTarget.value = '';
              }}
            />
            {text('style.iconFile')}
          </label>
        </div>
      )}
      <p role="alert" className="pw-style-error">
        {isRefused && text('style.iconRefused')}
      </p>
    </div>
  );
}
