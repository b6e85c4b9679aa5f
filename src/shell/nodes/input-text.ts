import { classNames } from '../class-names.ts';
import { evaluate, textOf } from '../expressions.ts';
import { FORM_ITEM_PROPS, fieldId, formItem, isRequired } from '../form-item.ts';
import { element } from '../html.ts';
import type { Node, NodeCompiler, Scope } from '../types.ts';

const PROPS = [...FORM_ITEM_PROPS, 'placeholder', 'nativeAutoComplete', 'maxLength', 'minLength', 'value'];

const field = (type: string, after: (node: Node) => string = () => ''): NodeCompiler => ({
  props: type === 'password' ? [...PROPS, 'revealPassword'] : PROPS,
  html(node, scope) {
    const reveals = type === 'password' && node['revealPassword'] !== false;
    const input = inputHtml(node, scope, type, reveals && 'TextControl-input-password');
    const box = element('div', { class: classNames('TextControl-input') }, input + after(node));
    return formItem(node, scope, element('div', { class: classNames('Form-control TextControl') }, box));
  },
});

/** The native input of a text field. Its value is empty at first, unless the page gives one. */
export function inputHtml(node: Node, scope: Scope, type: string, className: string | false = false): string {
  const value = evaluate(node['value'], scope);
  return element('input', {
    id: fieldId(node, scope),
    type,
    name: textOf(node['name'], scope),
    placeholder: textOf(node['placeholder'], scope) || undefined,
    autocomplete: textOf(node['nativeAutoComplete'], scope) || undefined,
    maxlength: lengthOf(node['maxLength']),
    required: isRequired(node, scope),
    size: 10,
    class: classNames(className),
    value: typeof value === 'string' || typeof value === 'number' ? value : '',
  });
}

const lengthOf = (length: unknown): number | undefined => (typeof length === 'number' ? length : undefined);

export const inputText = field('text');
export const inputEmail = field('email');
export const inputPassword = field('password', (node) => (node['revealPassword'] === false ? '' : revealLink()));

/** The eye of a password field; its drawing is a background of the style sheet. */
function revealLink(): string {
  const icon = element('div', { class: `InputText-invisible ${classNames('TextControl-icon-invisible')}` });
  return element('a', { class: classNames('TextControl-revealPassword') }, icon);
}
