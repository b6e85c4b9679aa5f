import { classNames } from '../class-names.ts';
import { evaluate, textOf } from '../expressions.ts';
import { FORM_ITEM_PROPS, fieldId, formItem, isRequired } from '../form-item.ts';
import { type Attributes, element } from '../html.ts';
import type { Node, NodeCompiler, Scope } from '../types.ts';

const PROPS = [...FORM_ITEM_PROPS, 'placeholder', 'nativeAutoComplete', 'maxLength', 'minLength', 'value'] as const;

const field = (type: string, after: (node: Node) => string = () => ''): NodeCompiler<'input-text'> => ({
  props: type === 'password' ? [...PROPS, 'revealPassword' as const] : PROPS,
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
    ...typeOf(type),
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

/**
 * An address is typed into a text field that phones treat like one for addresses: the live page takes over the caret,
 * which a field for addresses tells to no script.
 */
const typeOf = (type: string): Attributes =>
  type === 'email' ? { type: 'text', inputmode: 'email', autocapitalize: 'off', spellcheck: 'false' } : { type };

const lengthOf = (length: unknown): number | undefined => (typeof length === 'number' ? length : undefined);

export const inputText = field('text');
export const inputEmail = field('email');
export const inputPassword = field('password', (node) => (node['revealPassword'] === false ? '' : revealLink()));

/** The eye of a password field, crossed out: the drawing that amis's theme names `InputText-invisible`. */
function revealLink(): string {
  const path = element('path', { d: CROSSED_EYE, fill: 'currentColor', 'fill-rule': 'evenodd' });
  const icon = element(
    'div',
    { class: `InputText-invisible ${classNames('TextControl-icon-invisible')}` },
    element('svg', { viewBox: '0 0 16 16', xmlns: 'http://www.w3.org/2000/svg' }, path),
  );
  return element('a', { class: classNames('TextControl-revealPassword') }, icon);
}

const CROSSED_EYE =
  'M2.92 5c.24.56.57 1.078.977 1.535a5.655 5.655 0 0 0 4.243 1.905 5.664 5.664 0 0 0 4.212-1.87c.34-.375.628-.794.857-1.246l.13-.275.915.404a6.682 6.682 0 0 1-2.256 2.761l.959 1.66-.866.5-.95-1.645c-.763.384-1.6.622-2.473.69v1.553h-1V9.423a6.653 6.653 0 0 1-2.572-.715l-.947 1.64-.866-.5.96-1.662A6.694 6.694 0 0 1 3.15 7.2a6.638 6.638 0 0 1-1.022-1.527L2 5.393 2.92 5Z';
