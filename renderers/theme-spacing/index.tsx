import type { FormControlProps } from 'amis-core';
import { useText } from '../../src/i18n/texts-context.ts';
import '../../src/theme/inputs/inputs.css';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { SideGroup } from '../../src/theme/inputs/parts/side-group.tsx';
import { SizeBox } from '../../src/theme/inputs/parts/size-box.tsx';
import { SIDES, sharedMember, spaceKey } from '../../src/theme/inputs/values/members.ts';

type Kind = 'padding' | 'margin';

const UNITS = ['px', 'rem', '%'];

/** A field for the space within and around something. */
export default function ThemeSpacing(props: FormControlProps) {
  const { disabled } = props;
  const parts: Kind[] = props['parts'] ?? ['padding', 'margin'];
  const sides: string[] = props['sides'] ?? SIDES;
  const text = useText();
  const { label, shown, isStock, optionsOf, inheritAt, standing, set } = useLookField(props);
  return (
    <div className="pw-style-parts">
      {parts.map((kind) => (
        <SideGroup
          key={kind}
          legend={parts.length > 1 ? text(`style.part.${kind}`) : label}
          isLabelled={parts.length === 1 && Boolean(props.label)}
          sides={sides}
          value={shown}
          keysOf={(side) => [spaceKey(kind, side)]}
        >
          {(some, name) => {
            const keys = some.map((side) => spaceKey(kind, side));
            return (
              <SizeBox
                label={name}
                value={sharedMember(shown, keys) ?? ''}
                inherit={sharedMember(Object.fromEntries(keys.map((key) => [key, inheritAt(key)])), keys)}
                placeholder={sharedMember(shown, keys) === undefined ? text('style.mixed') : standing(keys[0])}
                disabled={disabled}
                options={optionsOf('sizes')}
                bounds={{ units: UNITS, min: kind === 'padding' ? 0 : undefined }}
                isStock={isStock(keys)}
                onChange={(next) => set(keys, next)}
              />
            );
          }}
        </SideGroup>
      ))}
    </div>
  );
}
