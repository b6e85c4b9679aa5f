import { useText } from '../../../i18n/texts-context.ts';
import { CORNERS, radiusKey, sharedMember } from '../values/members.ts';
import type { LookField } from './field.ts';
import { SideGroup } from './side-group.tsx';
import { SizeBox } from './size-box.tsx';

interface Props {
  field: LookField;
  legend: string;
  isLabelled?: boolean;
  disabled?: boolean | undefined;
}

const UNITS = ['px', 'rem', '%'];

/** Fields for the corners of a border, which keep its other members. */
export function RadiusFields({ field, legend, isLabelled = false, disabled }: Props) {
  const text = useText();
  const { shown, isStock, optionsOf, inheritAt, standing } = field;
  return (
    <SideGroup
      legend={legend}
      isLabelled={isLabelled}
      sides={CORNERS}
      value={shown}
      keysOf={(corner) => [radiusKey(corner)]}
    >
      {(corners, name) => {
        const keys = corners.map(radiusKey);
        return (
          <SizeBox
            label={name}
            value={sharedMember(shown, keys) ?? ''}
            inherit={sharedMember(Object.fromEntries(keys.map((key) => [key, inheritAt(key)])), keys)}
            placeholder={sharedMember(shown, keys) === undefined ? text('style.mixed') : standing(keys[0])}
            disabled={disabled}
            options={optionsOf('borderRadius')}
            bounds={{ units: UNITS, min: 0 }}
            isStock={isStock(keys)}
            onChange={(next) => field.set(keys, next)}
          />
        );
      }}
    </SideGroup>
  );
}
