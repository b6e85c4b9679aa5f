import { getVariable, registerRenderer } from 'amis-core';
import { componentWords } from '../palette/component-words.ts';
import { isKey, KEYED_FIELD } from './keyed-fields.ts';

interface KeyedFieldProps {
  field: { type: string; name: string; label?: unknown };
  /** What the panel shows. */
  data: object;
  render(region: string, node: object): JSX.Element;
}

/** A field of a panel; while its value is the key of a text, a note that the words are edited elsewhere. */
function KeyedField({ field, data, render }: KeyedFieldProps) {
  if (!isKey(getVariable(data, field.name))) return render('field', field);
  return render('note', { type: 'static', label: field.label, tpl: componentWords('editor.texts.above') });
}

/** Lets panels name the node. */
export function registerKeyedField(): void {
  registerRenderer({ type: KEYED_FIELD, component: KeyedField as never });
}
