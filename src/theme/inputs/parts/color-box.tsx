import { ColorPicker } from './color-picker.tsx';
import { ColorTrigger } from './color-trigger.tsx';
import type { PickerProps } from './picker-props.ts';

/** A field for a colour, and for whatever else may be chosen in its place. */
export function ColorBox(props: PickerProps) {
  return (
    <ColorTrigger {...props}>
      <ColorPicker {...props} />
    </ColorTrigger>
  );
}
