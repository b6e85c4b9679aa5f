import { useText } from '../../src/i18n/texts-context.ts';
import { PlainColorBox } from '../../src/theme/inputs/parts/plain-color-box.tsx';
import { SizeBox } from '../../src/theme/inputs/parts/size-box.tsx';
import type { Option } from '../../src/theme/inputs/values/options.ts';
import { FIRST_LAYER, type Layer, withoutLayer } from '../../src/theme/inputs/values/shadow.ts';

interface Props {
  layers: readonly Layer[];
  colors: readonly Option[];
  disabled?: boolean | undefined;
  onChange(layers: Layer[]): void;
}

const LENGTHS = ['x', 'y', 'blur', 'spread'] as const;
const UNITS = ['px', 'rem'];

/** The layers of a shadow. The first stays. */
export function LayerList({ layers, colors, disabled, onChange }: Props) {
  const text = useText();
  const change = (index: number, part: Partial<Layer>) =>
    onChange(layers.map((layer, other) => (other === index ? { ...layer, ...part } : layer)));
  return (
    <div className="pw-style-layers">
      {layers.map((layer, index) => {
        const name = text('style.layer', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place in the list
          <fieldset key={index} className="pw-style-layer" aria-label={name}>
            <div className="pw-style-sides-head">
              <span aria-hidden="true">{name}</span>
              <label className="pw-style-check">
                <input
                  type="checkbox"
                  checked={layer.inset}
                  disabled={disabled}
                  onChange={({ currentTarget }) => change(index, { inset: currentTarget.checked })}
                />
                {text('style.inset')}
              </label>
              {index > 0 && (
                <button
                  type="button"
                  className="pw-style-remove"
                  aria-label={text('style.deleteLayer', { number: index + 1 })}
                  disabled={disabled}
                  onClick={() => onChange(withoutLayer(layers, index))}
                />
              )}
            </div>
            <div className="pw-style-each">
              {LENGTHS.map((part) => (
                <div key={part} className="pw-style-side">
                  <span className="pw-style-side-name" aria-hidden="true">
                    {text(`style.shadow.${part}`)}
                  </span>
                  <SizeBox
                    label={`${name}, ${text(`style.shadow.${part}`)}`}
                    value={layer[part]}
                    options={[]}
                    bounds={{ units: UNITS, min: part === 'blur' ? 0 : undefined }}
                    disabled={disabled}
                    onChange={(next) => change(index, { [part]: next ?? '0px' })}
                  />
                </div>
              ))}
            </div>
            <PlainColorBox
              label={`${name}, ${text('style.part.color')}`}
              value={layer.color}
              options={colors}
              disabled={disabled}
              isRequired
              onChange={(color) => color && change(index, { color })}
            />
          </fieldset>
        );
      })}
      <button
        type="button"
        className="pw-style-text"
        disabled={disabled}
        onClick={() => onChange([...layers, FIRST_LAYER])}
      >
        {text('style.addLayer')}
      </button>
    </div>
  );
}
