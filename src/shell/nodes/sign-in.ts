import { translate } from '../../i18n/translate.ts';
import { classesOf, classNames } from '../class-names.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** The platform's own sign-in form. It sees what every page sees, and nothing of the page around it. */
export const signIn: NodeCompiler<'sign-in'> = {
  props: ['className'],
  html(node, scope) {
    const { signIn: page, texts } = scope.context;
    if (!page) scope.leaveOut('sign-in without its form');
    const { form: _, ...around } = scope;
    const inner = { ...around, data: scope.root };
    const form = page ? scope.render(translate(page, texts), inner) : '';
    return element('div', { class: classNames('pw-sign-in', classesOf(node['className'], scope)) }, form);
  },
};
