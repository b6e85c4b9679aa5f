import type { FormControlProps } from 'amis-core';
import '../../src/theme/inputs/inputs.css';
import { ColorBox } from '../../src/theme/inputs/parts/color-box.tsx';
import { ColorPicker } from '../../src/theme/inputs/parts/color-picker.tsx';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { uploader } from './uploader.ts';

/** A field for a colour; where the page says so, also for a gradient or a picture. */
export default function ThemeColor(props: FormControlProps) {
  const { disabled, placeholder, modes, custom, receiver, inline, env, data } = props;
  const { label, text, isStock, optionsOf, inherit, standing, change } = useLookField(props);
  const Box = inline ? ColorPicker : ColorBox;
  return (
    <Box
      label={label}
      value={text}
      onChange={change}
      options={optionsOf('color')}
      modes={modes}
      custom={custom}
      inherit={inherit}
      disabled={disabled}
      isStock={isStock()}
      placeholder={placeholder ?? standing()}
      upload={receiver ? uploader(env, receiver, data) : undefined}
    />
  );
}
