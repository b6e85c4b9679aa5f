import { DECORATION_SANDBOX } from '../../types/decoration.ts';
import { isOwnPath } from '../addresses.ts';
import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/**
 * The place of a decoration. The live page loads the frame once it is at rest; a document without scripts has nobody else to do so, and has
 * the frame at once.
 */
export const decoration: NodeCompiler<'decoration'> = {
  props: ['className', 'src', 'title'],
  html(node, scope) {
    const { isTried, config } = scope.context;
    const path = isTried ? textOf(node['src'], scope) : '';
    const frame = isOwnPath(path)
      ? element('iframe', {
          src: config.contextPath + path,
          title: textOf(node['title'], scope),
          sandbox: DECORATION_SANDBOX,
        })
      : '';
    return element('div', { class: classNames('pw-decoration', classesOf(node['className'], scope)) }, frame);
  },
};
