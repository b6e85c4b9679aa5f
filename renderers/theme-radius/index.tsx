import type { FormControlProps } from 'amis-core';
import '../../src/theme/inputs/inputs.css';
import { useLookField } from '../../src/theme/inputs/parts/field.ts';
import { RadiusFields } from '../../src/theme/inputs/parts/radius-fields.tsx';

/** A field for the four corners of a border. */
export default function ThemeRadius(props: FormControlProps) {
  const field = useLookField(props);
  return (
    <RadiusFields field={field} legend={field.label} isLabelled={Boolean(props.label)} disabled={props.disabled} />
  );
}
