import type { ShownScreen } from '../host/state.ts';
import { OWN_REQUEST } from './client.ts';

const LONGEST_MESSAGE = 500;

/**
 * Tells the server that an override could not be shown as it is: it is audited, and administrators see a notice. Nobody waits for
 * the answer, and no answer changes nothing.
 * @param address where the screens of the scope are, context path included
 */
export function reportFailure(address: string, { id, layer, version }: ShownScreen, error: Error): void {
  fetch(`${address}/screen/${id}/failure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...OWN_REQUEST },
    body: JSON.stringify({ layer, version, message: error.message.slice(0, LONGEST_MESSAGE) }),
    keepalive: true,
  }).catch(() => undefined);
}
