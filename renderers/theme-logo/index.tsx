import type { FormControlProps } from 'amis-core';
import { useState } from 'react';
import '../../src/theme/inputs/inputs.css';
import '../../src/theme/inputs/brand.css';
import { FileButton } from '../../src/host/fields/file-button.tsx';
import { pictureColors } from '../../src/theme/data/picture-colors.ts';
import { Swatch } from '../../src/theme/inputs/parts/swatch.tsx';
import { picturePixels } from './picture-pixels.ts';

/** A field whose value is one of the strongest colours of a chosen picture; at first the strongest. */
export default function ThemeLogo(props: FormControlProps) {
  const { choose, colors: colorsLabel, none, wrong, disabled, id, name, value, formItem, onChange } = props;
  const [colors, setColors] = useState<string[]>([]);

  async function take(file: File | undefined): Promise<string> {
    const found = file ? await picturePixels(file).then(pictureColors, () => null) : [];
    setColors(found ?? []);
    onChange(found?.[0] ?? '');
    if (!file || found?.length) return '';
    return String(found ? none : wrong);
  }

  return (
    <div className="pw-text-file pw-theme-logo">
      <FileButton {...{ choose, disabled, id, name, formItem, take }} accept="image/*" />
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
