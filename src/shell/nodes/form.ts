import { postPath } from '../addresses.ts';
import { classesOf, classNames } from '../class-names.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/**
 * A form. When its `api` is a POST to a path of ours it is a real one: the browser can send it before any script is
 * there, and the server answers with a redirect. Otherwise it waits to become live.
 */
export const form: NodeCompiler<'form'> = {
  props: ['className', 'api', 'body', 'mode', 'wrapWithPanel', 'messages', 'autoFocus', 'actions', 'title', 'data'],
  html(node, scope) {
    const mode = String(node['mode'] ?? 'normal');
    if (node['wrapWithPanel'] !== false || mode !== 'normal' || node['data'] !== undefined)
      scope.leaveOut('form with a panel, another mode or data');
    const action = postPath(node['api'], scope.context.config.contextPath);
    const inner = { ...scope, form: { mode, postable: action !== undefined } };
    return element(
      'form',
      {
        class: classNames(`Form Form--${mode}`, classesOf(node['className'], scope)),
        method: action && 'post',
        action,
      },
      scope.render(node['body'], inner),
    );
  },
};
