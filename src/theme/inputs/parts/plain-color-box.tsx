import { ColorTrigger } from './color-trigger.tsx';
import { Colors } from './colors.tsx';
import type { ColorProps } from './picker-props.ts';

/** A field for a colour within another value: no gradient, no picture, nothing to follow. */
export function PlainColorBox(props: ColorProps) {
  return (
    <ColorTrigger {...props}>
      <div className="pw-style-pick">
        <Colors {...props} />
      </div>
    </ColorTrigger>
  );
}
