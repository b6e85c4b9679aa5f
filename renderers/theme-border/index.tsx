import type { FormControlProps } from 'amis-core';
import { useText } from '../../src/i18n/texts-context.ts';
import '../../src/theme/inputs/inputs.css';
import { ColorBox } from '../../src/theme/inputs/parts/color-box.tsx';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { RadiusFields } from '../../src/theme/inputs/parts/radius-fields.tsx';
import { SideGroup } from '../../src/theme/inputs/parts/side-group.tsx';
import { SizeBox } from '../../src/theme/inputs/parts/size-box.tsx';
import { borderKey, memberOf, SIDES, sharedMember, withMembers } from '../../src/theme/inputs/values/members.ts';
import { optionOf } from '../../src/theme/inputs/values/options.ts';

const USUAL = ['width', 'style', 'color'];

/** A field for the four sides of a border, and for its corners where the page says so. */
export default function ThemeBorder(props: FormControlProps) {
  const { disabled } = props;
  const parts: string[] = props['parts'] ?? USUAL;
  const lines = parts.filter((part) => part !== 'radius');
  const text = useText();
  const field = useLookField(props);
  const { label, shown, optionsOf, inheritAt, isStock, standing, change } = field;

  /** Whether a side has no line, so that a width alone would not be seen. */
  const isNone = (key: string): boolean => {
    const style = memberOf(shown, key);
    return (optionOf(optionsOf('borderStyle'), style)?.realValue ?? style) === 'none';
  };

  const fieldOf = (part: string, sides: readonly string[], name: string) => {
    const keys = sides.map((side) => borderKey(side, part));
    const shared = {
      label: `${name}: ${text(`style.border.${part}`)}`,
      value: sharedMember(shown, keys) ?? '',
      inherit: sharedMember(Object.fromEntries(keys.map((key) => [key, inheritAt(key)])), keys),
      placeholder:
        sharedMember(shown, keys) === undefined
          ? text('style.mixed')
          : (standing(keys[0]) ?? text(`style.border.${part}`)),
      disabled,
      isStock: isStock(keys),
      onChange: (next: string | undefined) => {
        const hidden = part === 'width' && next ? sides.map((side) => borderKey(side, 'style')).filter(isNone) : [];
        change(withMembers(withMembers(field.value, keys, next), hidden, 'solid'));
      },
    };
    if (part === 'color') return <ColorBox key={part} {...shared} options={optionsOf('color')} />;
    const [scale, units] =
      part === 'width' ? (['borderWidth', ['px', 'rem']] as const) : (['borderStyle', []] as const);
    return <SizeBox key={part} {...shared} options={optionsOf(scale)} bounds={{ units, min: 0 }} />;
  };

  return (
    <div className="pw-style-parts">
      {lines.length > 0 && (
        <SideGroup
          legend={label}
          isLabelled={Boolean(props.label)}
          sides={SIDES}
          value={shown}
          keysOf={(side) => lines.map((part) => borderKey(side, part))}
        >
          {(sides, name) => <div className="pw-style-border">{lines.map((part) => fieldOf(part, sides, name))}</div>}
        </SideGroup>
      )}
      {parts.includes('radius') && (
        <RadiusFields field={field} legend={text('style.border.radius')} disabled={disabled} />
      )}
    </div>
  );
}
