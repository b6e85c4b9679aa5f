import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { readHex } from '../../data/color.ts';
import { isGradient, readGradient } from '../values/gradient.ts';
import { isImage, readImage } from '../values/image.ts';
import { followed, following } from '../values/inherit.ts';
import { optionOf } from '../values/options.ts';
import { Colors } from './colors.tsx';
import { GradientEditor } from './gradient-editor.tsx';
import { ImageEditor } from './image-editor.tsx';
import type { Mode, PickerProps } from './picker-props.ts';
import { PresetList } from './preset-list.tsx';
import { Swatch } from './swatch.tsx';
import { Tabs } from './tabs.tsx';

const modeOf = (value: string): Mode => (isGradient(value) ? 'gradient' : isImage(value) ? 'image' : 'color');

const isReference = (value: string): boolean => /^var\(--[\w-]+\)$/.test(value);

const isUnderstood = (value: string): boolean =>
  value === '' || isReference(value) || [readHex, readGradient, readImage].some((read) => read(value) !== undefined);

/** Chooses a colour, a gradient or a picture. A value that it does not understand is shown, and stays until something else is chosen. */
export function ColorPicker(props: PickerProps) {
  const { label, value, options, onChange, inherit, modes = ['color'] } = props;
  const text = useText();
  const before = followed(value);
  const plain = before ?? value;
  const [wanted, setWanted] = useState<Mode>(() => modeOf(plain));
  const mode = modes.includes(wanted) ? wanted : modes[0];
  const parts = { ...props, value: plain };
  // Enter in one of its fields takes what was typed, and sends no form.
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields in it take the key
    <div className="pw-style-pick" onKeyDown={press}>
      {!isUnderstood(plain) && (
        <p className="pw-style-note">
          <Swatch value={plain} /> {text('style.kept')} <code>{plain}</code>
        </p>
      )}
      {inherit && (
        <button
          type="button"
          className="pw-style-follow"
          aria-pressed={before !== undefined}
          onClick={() => onChange(following(inherit))}
        >
          <Swatch value={optionOf(options, inherit)?.realValue ?? inherit} />
          {text('style.follow')}
        </button>
      )}
      {mode && (
        <Tabs label={label} names={modes} shown={mode} onShow={(name) => setWanted(name)}>
          {mode === 'color' && <Colors {...parts} />}
          {mode === 'gradient' && (
            <>
              <GradientEditor {...parts} />
              <PresetList kind="linearGradient" value={readGradient(plain) ? plain : ''} onChoose={onChange} />
            </>
          )}
          {mode === 'image' && (
            <>
              <ImageEditor {...parts} />
              <PresetList kind="img" value={readImage(plain) ? plain : ''} onChoose={onChange} />
            </>
          )}
        </Tabs>
      )}
    </div>
  );
}
