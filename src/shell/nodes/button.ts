import { classesOf, classNames } from '../class-names.ts';
import { holds, textOf } from '../expressions.ts';
import { type Attributes, element, escapeHtml } from '../html.ts';
import { styleOf } from '../styles.ts';
import type { Node, NodeCompiler, Scope } from '../types.ts';
import { choiceAttributes, chosenMethod } from '../without-script.ts';

const PROPS = [
  'className',
  'style',
  'level',
  'size',
  'block',
  'label',
  'primary',
  'actionType',
  'disabledOn',
  'api',
  'close',
  'link',
  'url',
  'confirmText',
  'target',
] as const;

/** A button; what a click does arrives with the live page. One that chooses a sign-in method works before that. */
export const button: NodeCompiler<'button'> = {
  props: PROPS,
  html(node, scope) {
    const method = chosenMethod(node, 'click', scope);
    return buttonHtml(node, scope, method ? choiceAttributes(method) : { type: 'button' });
  },
};

/** The button that submits its form, before the page is live, too, when it can be posted. */
export const submit: NodeCompiler<'submit'> = {
  props: PROPS,
  html: (node, scope) => buttonHtml(node, scope, { type: scope.form?.postable ? 'submit' : 'button' }),
};

function buttonHtml(node: Node, scope: Scope, effect: Attributes): string {
  const { primary, block, disabledOn } = node;
  const level = textOf(node['level'], scope) || (primary ? 'primary' : 'default');
  const disabled = disabledOn !== undefined && holds(disabledOn, scope);
  const label = textOf(node['label'], scope);
  return element(
    'button',
    {
      ...effect,
      class: classNames(
        'Button',
        `Button--${level}`,
        `Button--size-${textOf(node['size'], scope) || 'default'}`,
        block === true && 'Button--block',
        disabled && 'is-disabled',
        classesOf(node['className'], scope),
      ),
      style: styleOf(node['style'], scope),
      disabled,
    },
    label && element('span', {}, escapeHtml(label)),
  );
}
