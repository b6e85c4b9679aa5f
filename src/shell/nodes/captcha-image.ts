import { classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { FORM_ITEM_PROPS, fieldId, formItem, isRequired } from '../form-item.ts';
import { element, escapeHtml } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** The field for a picture's text before there is a picture: it comes once a phone number was typed. */
export const captchaImage: NodeCompiler<'captcha-image'> = {
  props: [...FORM_ITEM_PROPS, 'placeholder', 'api', 'phone'],
  html(node, scope) {
    const input = element('input', {
      id: fieldId(node, scope),
      type: 'text',
      name: textOf(node['name'], scope),
      placeholder: textOf(node['placeholder'], scope) || undefined,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      required: isRequired(node, scope),
      value: '',
    });
    const waiting = escapeHtml(scope.context.texts['host.captcha.waiting'] ?? '');
    const control = element(
      'div',
      { class: classNames('TextControl TextControl--withAddOn', 'pw-captcha') },
      element('div', { class: classNames('TextControl-input') }, input) +
        element(
          'div',
          { class: classNames('TextControl-button') },
          element('span', { class: 'pw-captcha-waiting' }, waiting),
        ),
    );
    return formItem(node, scope, control);
  },
};
