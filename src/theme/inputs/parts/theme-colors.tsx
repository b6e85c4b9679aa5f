import { nameOf, type Option } from '../values/options.ts';
import { Swatch } from './swatch.tsx';

interface Props {
  value: string;
  options: readonly Option[];
  onChoose(value: string): void;
}

/** The colours of a theme with their names, group by group. */
export function ThemeColors({ value, options, onChoose }: Props) {
  return (
    <div className="pw-style-groups">
      {options.map((option) =>
        option.children ? (
          <fieldset key={`${option.value} ${option.label}`} className="pw-style-group">
            <legend>{option.label}</legend>
            <ThemeColors value={value} options={option.children} onChoose={onChoose} />
          </fieldset>
        ) : (
          <button
            key={`${option.value} ${option.label}`}
            type="button"
            className="pw-style-option"
            aria-pressed={option.value === value}
            aria-label={nameOf(option)}
            title={nameOf(option)}
            onClick={() => onChoose(option.value)}
          >
            <Swatch value={option.realValue ?? option.value} />
          </button>
        ),
      )}
    </div>
  );
}
