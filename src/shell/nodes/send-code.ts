import { classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { FORM_ITEM_PROPS, fieldId, formItem, isRequired } from '../form-item.ts';
import { element, escapeHtml } from '../html.ts';
import type { Node, NodeCompiler, Scope } from '../types.ts';
import { needsScript } from '../without-script.ts';

const DEFAULT_LENGTH = 6;

/** The field for a verification code; a click on its button is kept until the page is live. Without scripts none can be sent. */
export const sendCode: NodeCompiler<'send-code'> = {
  props: [...FORM_ITEM_PROPS, 'placeholder', 'api', 'target', 'targetField', 'countdown', 'length'],
  html(node, scope) {
    const box = element('div', { class: classNames('TextControl-input') }, codeInput(node, scope));
    const button = element('div', { class: classNames('TextControl-button') }, sendButton(scope));
    const control = element(
      'div',
      { class: classNames('TextControl TextControl--withAddOn', 'pw-code') },
      box + button,
    );
    return formItem(node, scope, control + element('div', { class: 'pw-code-message' }) + needsScript(scope));
  },
};

function codeInput(node: Node, scope: Scope): string {
  const { length } = node;
  return element('input', {
    id: fieldId(node, scope),
    type: 'text',
    name: textOf(node['name'], scope),
    placeholder: textOf(node['placeholder'], scope) || undefined,
    maxlength: typeof length === 'number' ? length : DEFAULT_LENGTH,
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    required: isRequired(node, scope),
    value: '',
  });
}

function sendButton(scope: Scope): string {
  const label = scope.context.texts['host.code.send'] ?? '';
  return element(
    'button',
    { type: 'button', class: classNames('Button Button--default Button--size-default') },
    element('span', {}, escapeHtml(label)),
  );
}
