import { filter, type RendererProps } from 'amis-core';
import { FieldsOf } from '../../src/theme-editor/fields-of.tsx';

/** Fields for one object of the theme that is edited around it. */
export default function ThemeForm(props: RendererProps) {
  const { at, ground, body, mode, data, className, render } = props;
  return <FieldsOf {...{ ground, body, mode, data, className, render }} at={filter(String(at), data)} />;
}
