import { evaluate } from './expressions.ts';
import { element, escapeHtml } from './html.ts';
import type { Node, Scope } from './types.ts';

/** The parameter of an address that names the sign-in method to show. */
const PARAMETER = 'authType';
/** The form of the buttons that choose a method; it stands beside the forms of the page. */
const CHOICE = 'shell-choice';

/** Parameters that belong to the method that was shown before. */
const PASSING = new Set([PARAMETER, 'error']);

/** The parameters of the present address that another method is shown with. */
const kept = ({ context }: Scope): [string, string][] =>
  Object.entries(context.query).filter(([name]) => !PASSING.has(name));

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
  return `?${new URLSearchParams([...kept(scope), [PARAMETER, method]])}`;
}

/** Attributes that make a button lead to a method without any script. */
export const choiceAttributes = (method: string) => ({
  type: 'submit',
  form: CHOICE,
  name: PARAMETER,
  value: method,
});

/** Whether such a button stands in the markup. */
export const leadsOn = (html: string): boolean => html.includes(` form="${CHOICE}"`);

/** The form that such buttons send. */
export function choiceForm(scope: Scope): string {
  const fields = kept(scope).map(([name, value]) => element('input', { type: 'hidden', name, value }));
  return element('form', { id: CHOICE, method: 'get', hidden: true }, fields.join(''));
}

/** Says below a code's field why no code can be sent. */
export const needsScript = ({ context }: Scope): string =>
  element(
    'noscript',
    {},
    element('div', { class: 'pw-code-message' }, escapeHtml(context.texts['host.code.noScript'] ?? '')),
  );
