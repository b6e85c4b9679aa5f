import { useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { ANCHORS, FILLS, FIRST_IMAGE, type ImageGround, readImage, writeImage } from '../values/image.ts';
import type { PickerProps } from './picker-props.ts';
import { PlainColorBox } from './plain-color-box.tsx';
import { Swatch } from './swatch.tsx';
import { useDraft } from './use-draft.ts';

/** Edits a picture as a ground: which one, where it stands, how it fills its place, and the colour behind it. */
export function ImageEditor(props: PickerProps) {
  const { value, options, onChange, disabled, upload } = props;
  const text = useText();
  const [refused, setRefused] = useState('');
  const [isSending, setSending] = useState(false);
  const read = (written: string): ImageGround => readImage(written) ?? FIRST_IMAGE;
  // A picture without an address is none yet: it stays here until it has one.
  const write = (image: ImageGround): string => (image.url ? writeImage(image) : value);
  const [image, change] = useDraft(value, read, write, (written) => written !== value && onChange(written));
  const { url, anchor, fill, color } = image;

  async function send(file: File | undefined): Promise<void> {
    if (!file || !upload) return;
    setSending(true);
    setRefused('');
    try {
      change({ ...image, url: await upload(file) });
    } catch (error) {
      setRefused((error as Error).message || text('style.uploadFailed'));
    }
    setSending(false);
  }

  return (
    <div className="pw-style-image">
      <Swatch className="pw-style-preview" value={url ? writeImage(image) : ''} />
      <input
        className="pw-style-input"
        aria-label={text('style.address')}
        placeholder={text('style.address')}
        spellCheck={false}
        autoComplete="off"
        value={url}
        disabled={disabled}
        onChange={({ currentTarget }) => change({ ...image, url: currentTarget.value.trim() })}
      />
      {upload && (
        <label className="pw-style-upload">
          <input
            type="file"
            className="pw-unseen"
            accept="image/*"
            disabled={disabled || isSending}
            onChange={({ currentTarget }) => {
              void send(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          {text(isSending ? 'style.uploading' : 'style.upload')}
        </label>
      )}
      <p role="alert" className="pw-style-error">
        {refused}
      </p>
      <div className="pw-style-row">
        <fieldset className="pw-style-anchors" aria-label={text('style.anchor')}>
          {ANCHORS.map((place) => (
            <button
              key={place}
              type="button"
              aria-pressed={place === anchor}
              aria-label={text(`style.anchor.${place.replace(' ', '-')}`)}
              title={text(`style.anchor.${place.replace(' ', '-')}`)}
              onClick={() => change({ ...image, anchor: place })}
            />
          ))}
        </fieldset>
        <div className="pw-style-column">
          <select
            className="pw-style-input"
            aria-label={text('style.fill')}
            value={fill}
            onChange={({ currentTarget }) => change({ ...image, fill: currentTarget.value })}
          >
            {Object.entries(FILLS).map(([mode, name]) => (
              <option key={mode} value={mode}>
                {text(`style.fill.${name}`)}
              </option>
            ))}
          </select>
          <PlainColorBox
            label={text('style.ground')}
            value={color}
            options={options}
            disabled={disabled}
            onChange={(next) => change({ ...image, color: next ?? '' })}
          />
        </div>
      </div>
    </div>
  );
}
