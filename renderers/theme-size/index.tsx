import type { FormControlProps } from 'amis-core';
import { useState } from 'react';
import { useText } from '../../src/i18n/texts-context.ts';
import '../../src/theme/inputs/inputs.css';
import { type LookField, useLookField } from '../../src/theme/inputs/parts/field.ts';
import { SizeBox } from '../../src/theme/inputs/parts/size-box.tsx';
import { keepShape } from '../../src/theme/inputs/values/length.ts';
import { memberOf, withMembers } from '../../src/theme/inputs/values/members.ts';
import type { Scale } from '../../src/theme/inputs/values/options.ts';

/** Units of a scale where the page names none. */
const UNITS: Partial<Record<Scale, string[]>> = {
  fontWeight: [''],
  lineHeight: ['', 'px', 'rem', '%'],
  fontFamily: [],
  borderStyle: [],
};

/** A field for one size, or for several sizes of one thing. */
export default function ThemeSize(props: FormControlProps) {
  const { disabled, placeholder, id, name, formItem, parts, min, max, scale = 'sizes' } = props;
  const field = useLookField(props);
  const { label, text, isStock, optionsOf, inherit, standing, change } = field;
  const units: string[] = props['units'] ?? UNITS[scale as Scale] ?? ['px', 'rem', '%'];
  const shared = { options: optionsOf(scale), bounds: { units, min, max }, disabled };
  if (Array.isArray(parts)) return <Sizes {...shared} {...{ parts, field }} />;
  return (
    <SizeBox
      {...shared}
      id={id}
      name={name}
      label={label}
      isLabelled={Boolean(props.label)}
      value={text}
      inherit={inherit}
      placeholder={placeholder ?? standing()}
      isStock={isStock()}
      isInvalid={formItem?.valid === false}
      onChange={change}
    />
  );
}

interface SizesProps extends Pick<Parameters<typeof SizeBox>[0], 'options' | 'bounds' | 'disabled'> {
  parts: string[];
  field: LookField;
}

const PAIR = ['width', 'height'];

/** Sizes beside each other; width and height keep their shape while they are locked. */
function Sizes({ parts, field, ...shared }: SizesProps) {
  const { label, value, shown, isStock, inheritAt, standing, change: onChange } = field;
  const text = useText();
  const [isLocked, setLocked] = useState(false);
  const hasLock = PAIR.every((part) => parts.includes(part));

  function change(part: string, size: string | undefined): void {
    const changed = withMembers(value, [part], size);
    const other = PAIR.find((one) => one !== part);
    const isPaired = isLocked && other && PAIR.includes(part) && size;
    const beside = isPaired ? keepShape(memberOf(shown, part), size, memberOf(shown, other)) : undefined;
    onChange(beside && other ? withMembers(changed, [other], beside) : changed);
  }

  return (
    <div className="pw-style-sizes">
      {parts.map((part) => (
        <div key={part} className="pw-style-side">
          <span className="pw-style-side-name" aria-hidden="true">
            {text(`style.part.${part}`)}
          </span>
          <SizeBox
            {...shared}
            label={`${label}, ${text(`style.part.${part}`)}`}
            value={memberOf(shown, part)}
            isStock={isStock([part])}
            inherit={inheritAt(part)}
            placeholder={standing(part)}
            onChange={(size) => change(part, size)}
          />
        </div>
      ))}
      {hasLock && (
        <button
          type="button"
          className="pw-style-lock"
          aria-pressed={isLocked}
          aria-label={text('style.lock')}
          title={text('style.lock')}
          disabled={shared.disabled}
          onClick={() => setLocked(!isLocked)}
        />
      )}
    </div>
  );
}
