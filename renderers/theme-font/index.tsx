import type { FormControlProps } from 'amis-core';
import { useText } from '../../src/i18n/texts-context.ts';
import '../../src/theme/inputs/inputs.css';
import { ColorBox } from '../../src/theme/inputs/parts/color-box.tsx';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { SizeBox } from '../../src/theme/inputs/parts/size-box.tsx';
import { followed } from '../../src/theme/inputs/values/inherit.ts';
import { memberOf } from '../../src/theme/inputs/values/members.ts';
import type { Scale } from '../../src/theme/inputs/values/options.ts';

const LENGTHS = ['px', 'rem', 'em', '%'];

/** The parts that are chosen from a scale or typed, with the units that they take. */
const SCALES: Readonly<Record<string, { scale: Scale; units: readonly string[] }>> = {
  fontSize: { scale: 'fontSize', units: LENGTHS },
  fontWeight: { scale: 'fontWeight', units: [''] },
  lineHeight: { scale: 'lineHeight', units: ['', ...LENGTHS] },
  'font-family': { scale: 'fontFamily', units: [] },
};

/** The parts that are a choice of a few words. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'font-style': ['italic'],
  'text-decoration': ['underline', 'line-through'],
  'text-align': ['left', 'center', 'right', 'justify'],
  'vertical-align': ['top', 'middle', 'bottom'],
};

/** Values that say that nothing is chosen. */
const NOTHING = new Set(['', 'none', 'normal']);

const USUAL = ['color', 'fontSize', 'fontWeight', 'lineHeight'];

/** A field for type: colour, size, weight, height of lines, and more where the page says so. */
export default function ThemeFont(props: FormControlProps) {
  const { disabled, units } = props;
  const parts: string[] = props['parts'] ?? USUAL;
  const text = useText();
  const { label, shown, isStock, optionsOf, inheritAt, standing, set } = useLookField(props);

  const fieldOf = (part: string) => {
    const shared = {
      label: `${label}, ${text(`style.part.${part}`)}`,
      value: memberOf(shown, part),
      inherit: inheritAt(part),
      placeholder: standing(part),
      disabled,
      isStock: isStock([part]),
      onChange: (next: string | undefined) => set([part], next),
    };
    if (part === 'color') return <ColorBox {...shared} options={optionsOf('color')} />;
    const scale = SCALES[part];
    if (scale) {
      const bounds = { units: part === 'fontSize' && units ? units : scale.units, min: 0 };
      return <SizeBox {...shared} options={optionsOf(scale.scale)} bounds={bounds} />;
    }
    return <Choice {...shared} choices={CHOICES[part] ?? []} />;
  };

  return (
    <div className="pw-style-parts">
      {parts.map((part) => (
        <div key={part} className="pw-style-side">
          <span className="pw-style-side-name" aria-hidden="true">
            {text(`style.part.${part}`)}
          </span>
          {fieldOf(part)}
        </div>
      ))}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly string[];
  disabled?: boolean | undefined;
  onChange(value: string | undefined): void;
}

/** A few words of which one is chosen, or none. One that is not offered is shown. */
function Choice({ label, value, choices, disabled, onChange }: ChoiceProps) {
  const text = useText();
  const plain = followed(value) ?? value;
  const isOther = !NOTHING.has(plain) && !choices.includes(plain);
  return (
    <fieldset className="pw-style-choice" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={`is-${choice}`}
          aria-pressed={choice === plain}
          disabled={disabled}
          onClick={() => onChange(choice === plain ? undefined : choice)}
        >
          {text(`style.choice.${choice}`)}
        </button>
      ))}
      {isOther && <code>{plain}</code>}
    </fieldset>
  );
}
