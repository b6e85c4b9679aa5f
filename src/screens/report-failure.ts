import { ownHeaders } from '../api/own-headers.ts';
import { ownFetch } from '../requests/requests.ts';
import type { HostState, ShownScreen } from '../state/state.ts';
import { prefixOf } from './address.ts';
import { failureCode } from './failure-code.ts';

/**
 * Tells the server that an override could not be shown as it is: it is audited, and administrators see a notice. Only a code says
 * why, and the id of a part which of them. Nobody waits for the answer, and no answer changes nothing.
 */
export function reportFailure(
  { contextPath, user, pageKey }: HostState,
  { id, layer, version, report, scope }: ShownScreen,
  error: Error,
  part?: string,
): void {
  ownFetch(`${contextPath}${prefixOf(scope)}/screen/${id}/failure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ownHeaders({ user, pageKey }) },
    body: JSON.stringify({ layer, version, report, code: failureCode(error), part }),
    keepalive: true,
  }).catch(() => undefined);
}
