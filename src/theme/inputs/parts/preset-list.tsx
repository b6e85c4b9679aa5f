import { useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { keepPresets, type PresetKind, readPresets, withPreset } from '../values/presets.ts';
import { Swatch } from './swatch.tsx';

interface Props {
  kind: PresetKind;
  /** What can be kept now; empty: nothing. */
  value: string;
  onChoose(value: string): void;
}

/** Values that the person has kept in this browser. While the list is edited, a click on one deletes it. */
export function PresetList({ kind, value, onChoose }: Props) {
  const text = useText();
  const [list, setList] = useState(() => readPresets()[kind]);
  const [isEdited, setEdited] = useState(false);

  function keep(next: string[]): void {
    setList(next);
    keepPresets(kind, next);
    if (next.length === 0) setEdited(false);
  }

  return (
    <fieldset className="pw-style-presets">
      <legend>{text('style.presets')}</legend>
      {list.map((preset) => (
        <button
          key={preset}
          type="button"
          className={isEdited ? 'pw-style-option is-deleted' : 'pw-style-option'}
          aria-label={text(isEdited ? 'style.deletePreset' : 'style.usePreset', { value: preset })}
          title={preset}
          onClick={() => (isEdited ? keep(list.filter((other) => other !== preset)) : onChoose(preset))}
        >
          <Swatch value={preset} />
        </button>
      ))}
      {!isEdited && (
        <button
          type="button"
          className="pw-style-add"
          aria-label={text('style.keepPreset')}
          title={text('style.keepPreset')}
          disabled={value === '' || list.includes(value)}
          onClick={() => keep(withPreset(list, value))}
        />
      )}
      {list.length > 0 && (
        <button type="button" className="pw-style-text" aria-pressed={isEdited} onClick={() => setEdited(!isEdited)}>
          {text(isEdited ? 'style.presetsDone' : 'style.presetsEdit')}
        </button>
      )}
    </fieldset>
  );
}
