import { registerRenderer } from 'amis-core';
import { hasUnknown, knownProps } from '../../custom-components/props.ts';
import type { ComponentSchema } from '../../custom-components/schema.ts';
import { isObject, type Json } from '../page/json.ts';
import { withoutMarks } from '../page/notes.ts';
import { UNKNOWN_PROPERTIES } from './unknown-properties-type.ts';

interface UnknownPropertiesProps {
  /** The schema of the version that the node names. */
  component: ComponentSchema;
  /** The button that removes them. */
  button: object;
  /** What the panel shows of the node. */
  data: { props?: unknown };
  onBulkChange(values: Json): void;
  render(region: string, node: object): JSX.Element;
}

/** A button that removes properties which the version of a component does not know; nothing where there are none. */
export function UnknownProperties({ component, button, data, onBulkChange, render }: UnknownPropertiesProps) {
  const props = isObject(data.props) ? (withoutMarks(data.props) as Json) : {};
  if (!hasUnknown(component, props)) return null;
  return render('button', { ...button, onClick: () => onBulkChange({ props: knownProps(component, props) }) });
}

/** Lets panels name the button. */
export function registerUnknownProperties(): void {
  registerRenderer({ type: UNKNOWN_PROPERTIES, component: UnknownProperties as never });
}
