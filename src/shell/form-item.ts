import { classesOf, classNames } from './class-names.ts';
import { evaluate, holds, textOf } from './expressions.ts';
import { element } from './html.ts';
import type { Node, Scope } from './types.ts';

/** Properties that `formItem` honours for every field. */
export const FORM_ITEM_PROPS = [
  'className',
  'label',
  'required',
  'requiredOn',
  'validations',
  'validationErrors',
  'validateOnChange',
  'validateApi',
  'clearValueOnHidden',
  'submitOnChange',
] as const;

/** Whether the field must be filled in. */
export const isRequired = (node: Node, scope: Scope): boolean =>
  node['requiredOn'] === undefined ? Boolean(evaluate(node['required'], scope)) : holds(node['requiredOn'], scope);

/** An id for a field that no live field has. */
export const fieldId = (node: Node, scope: Scope): string => `shell-${textOf(node['name'], scope)}`;

/** A field's label and frame around its control. */
export function formItem(node: Node, scope: Scope, control: string): string {
  const { label } = node;
  const required = isRequired(node, scope);
  const star = required ? element('span', { class: classNames('Form-star') }, '*') : '';
  const words = label ? element('span', {}, scope.render(label) + star) : '';
  return element(
    'div',
    {
      'data-role': 'form-item',
      class: classNames(
        `Form-item Form-item--${scope.form?.mode ?? 'normal'}`,
        classesOf(node['className'], scope),
        required && 'is-required',
      ),
    },
    (words && element('label', { class: classNames('Form-label'), for: fieldId(node, scope) }, words)) + control,
  );
}
