import type { Fetcher } from '../../api/fetcher.ts';
import type { Navigator } from '../../routes/navigator.ts';
import { endKeeping } from '../../state/kept-changes.ts';

/**
 * Signs the person out, unless they stay with what they have not saved, and goes where the server says. What is kept of unsaved changes is
 * forgotten.
 */
export async function signOut(navigator: Navigator, fetcher: Fetcher): Promise<void> {
  if (!(await navigator.mayLeave('/logout'))) return;
  const answer = (await fetcher({ method: 'post', url: '/logout' })) as { data?: { redirect?: string } | null };
  endKeeping();
  const target = answer.data?.redirect ?? '';
  if (navigator.destination(target)?.kind === 'outside') navigator.go(target);
  else navigator.load('/logout');
}
