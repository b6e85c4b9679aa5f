import type { Place } from '../../routes/navigator.ts';
import { forgetOthers } from '../../state/kept-changes.ts';
import type { HostState } from '../../state/state.ts';

/**
 * Forgets what others have typed in this tab. Where nobody is signed in, somebody whose session has ended may come back to what was typed:
 * the address then says where to.
 */
export function forgetKept({ user }: HostState, { search }: Place): void {
  if (user || !new URLSearchParams(search).has('redirect')) forgetOthers(String(user?.id ?? ''));
}
