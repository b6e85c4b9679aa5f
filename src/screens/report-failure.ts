import { ownHeaders } from '../api/own-headers.ts';
import type { HostState, ShownScreen } from '../host/state.ts';
import { prefixOf } from './address.ts';

const LONGEST_MESSAGE = 500;

/**
 * Tells the server that an override could not be shown as it is: it is audited, and administrators see a notice. Nobody waits for
 * the answer, and no answer changes nothing.
 */
export function reportFailure(
  { contextPath, scope, user }: HostState,
  { id, layer, version }: ShownScreen,
  error: Error,
): void {
  fetch(`${contextPath}${prefixOf(scope)}/screen/${id}/failure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ownHeaders(user) },
    body: JSON.stringify({ layer, version, message: error.message.slice(0, LONGEST_MESSAGE) }),
    keepalive: true,
  }).catch(() => undefined);
}
