import type { FormControlProps } from 'amis-core';
import { type ChangeEvent, useState } from 'react';
import '../../src/theme/inputs/inputs.css';
import '../../src/theme/inputs/brand.css';
import { pictureColors } from '../../src/theme/data/picture-colors.ts';
import { Swatch } from '../../src/theme/inputs/parts/swatch.tsx';
import { picturePixels } from './picture-pixels.ts';

/** A field whose value is one of the strongest colours of a chosen picture; at first the strongest. */
export default function ThemeLogo(props: FormControlProps) {
  const { choose, colors: colorsLabel, none, wrong, disabled, id, name, value, formItem, onChange } = props;
  const [colors, setColors] = useState<string[]>([]);
  const [fileName, setFileName] = useState('');

  function show(found: string[], mistake = ''): void {
    setColors(found);
    if (mistake) formItem?.addError(mistake, 'remote');
    onChange(found[0] ?? '');
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    formItem?.clearError('remote');
    setFileName(file.name);
    const found = await picturePixels(file).then(pictureColors, () => null);
    // The same file chosen once more, after it was changed, is read again.
    target.value = '';
    show(found ?? [], found === null ? String(wrong) : found.length === 0 ? String(none) : '');
  }

  return (
    <div className="pw-theme-logo">
      <label className="pw-button">
        <input
          type="file"
          id={id}
          name={name}
          accept="image/*"
          disabled={disabled}
          className="pw-unseen"
          onChange={(event) => void take(event)}
        />
        {choose}
      </label>
      <span className="pw-text-file-name" aria-live="polite">
        {fileName}
      </span>
      {colors.length > 0 && (
        <fieldset className="pw-style-presets">
          <legend className="pw-unseen">{colorsLabel}</legend>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className="pw-style-option"
              aria-label={color}
              title={color}
              aria-pressed={color === value}
              disabled={disabled}
              onClick={() => onChange(color)}
            >
              <Swatch value={color} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
