import { classesOf, classNames } from '../class-names.ts';
import { holds, textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import { styleOf } from '../styles.ts';
import type { Node, NodeCompiler, Scope } from '../types.ts';

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
];

/** A button; what a click does arrives with the live page. Only `submit` works before that, in a form that can be posted. */
export const button: NodeCompiler = { props: PROPS, html: (node, scope) => buttonHtml(node, scope, 'button') };

/** The button that submits its form. */
export const submit: NodeCompiler = {
  props: PROPS,
  html: (node, scope) => buttonHtml(node, scope, scope.form?.postable ? 'submit' : 'button'),
};

function buttonHtml(node: Node, scope: Scope, type: string): string {
  const { primary, block, disabledOn } = node;
  const level = textOf(node['level'], scope) || (primary ? 'primary' : 'default');
  const disabled = disabledOn !== undefined && holds(disabledOn, scope);
  const label = textOf(node['label'], scope);
  return element(
    'button',
    {
      type,
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
