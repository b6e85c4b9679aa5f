import { evaluate } from './expressions.ts';
import { element, escapeHtml } from './html.ts';
import { METHOD_PARAMETER, openParts } from './open-parts.ts';
import type { Node, Scope } from './types.ts';

/** The form of the buttons that choose a method; it stands beside the forms of the page. */
const CHOICE = 'shell-choice';

/** The sign-in method that an event of a node chooses: the one that the page then remembers. */
export function chosenMethod(node: Node, event: 'click' | 'change', scope: Scope): string | undefined {
  const { actions } = (node['onEvent'] as Record<string, { actions?: unknown }> | undefined)?.[event] ?? {};
  const remembering = (Array.isArray(actions) ? actions : []).find(
    (action): action is { args?: { method?: unknown } } => action?.actionType === 'rememberMethod',
  );
  const method = evaluate(remembering?.args?.method, scope);
  return typeof method === 'string' && method !== '' ? method : undefined;
}

/** The address that shows a method without any script. */
export function methodAddress(method: string, scope: Scope): string {
  return `?${openParts.address(scope)}${new URLSearchParams([[METHOD_PARAMETER, method]])}`;
}

/** Attributes that make a button lead to a method without any script. */
export const choiceAttributes = (method: string) => ({
  type: 'submit',
  form: CHOICE,
  name: METHOD_PARAMETER,
  value: method,
});

/** Whether such a button stands in the markup. */
export const leadsOn = (html: string): boolean => html.includes(` form="${CHOICE}"`);

/** The form that such buttons send. */
export function choiceForm(scope: Scope): string {
  return element('form', { id: CHOICE, method: 'get', hidden: true }, openParts.fields(scope));
}

/** Says below a code's field why no code can be sent. */
export const needsScript = ({ context }: Scope): string =>
  element(
    'noscript',
    {},
    element('div', { class: 'pw-code-message' }, escapeHtml(context.texts['host.code.noScript'] ?? '')),
  );
