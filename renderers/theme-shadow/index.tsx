import type { FormControlProps } from 'amis-core';
import { useText } from '../../src/i18n/texts-context.ts';
import '../../src/theme/inputs/inputs.css';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { SizeBox } from '../../src/theme/inputs/parts/size-box.tsx';
import { followed } from '../../src/theme/inputs/values/inherit.ts';
import { optionOf } from '../../src/theme/inputs/values/options.ts';
import { FIRST_LAYER, type Layer, readShadow, writeShadow } from '../../src/theme/inputs/values/shadow.ts';
import { LayerList } from './layer-list.tsx';

/** A field for a shadow: one of the theme, or layers of one's own. */
export default function ThemeShadow(props: FormControlProps) {
  const { disabled, layers: asLayers } = props;
  const text = useText();
  const { label, value, text: written, isStock, optionsOf, inherit, standing, change } = useLookField(props);
  const colors = optionsOf('color');
  if (asLayers) {
    const list: Layer[] = Array.isArray(value) && value.length > 0 ? value : [FIRST_LAYER];
    return <LayerList layers={list} colors={colors} disabled={disabled} onChange={change} />;
  }
  const options = optionsOf('shadow');
  const plain = followed(written) ?? written;
  const layers = written === plain ? readShadow(plain) : undefined;
  const start = readShadow(optionOf(options, plain)?.realValue ?? plain) ?? [FIRST_LAYER];
  return (
    <div className="pw-style-parts">
      <SizeBox
        label={label}
        value={written}
        options={options}
        bounds={{ units: [] }}
        inherit={inherit}
        placeholder={standing()}
        disabled={disabled}
        isStock={isStock()}
        onChange={change}
      />
      {layers ? (
        <LayerList layers={layers} colors={colors} disabled={disabled} onChange={(next) => change(writeShadow(next))} />
      ) : (
        <button type="button" className="pw-style-text" disabled={disabled} onClick={() => change(writeShadow(start))}>
          {text('style.ownShadow')}
        </button>
      )}
    </div>
  );
}
