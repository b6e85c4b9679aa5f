import type { Context } from '../../../kernel/contracts/index.ts';
import { holderOf, markTrip } from '../browser.ts';
import type { BrowserMethod } from '../registry.ts';
import { keepState, takeState } from '../states.ts';
import { trouble } from '../trouble.ts';

/** Minutes from the press of the button to the browser's being on its way. */
const minutes = 2;

/**
 * Keeps that the person at this session wants to link an account at a provider. What is answered is good once, here, and for
 * that provider alone: an address that another site leads a browser to cannot begin this.
 */
export async function keepLinkIntent(
  { services, request, reply }: Context,
  { method, companyId }: { method: BrowserMethod; companyId: number },
): Promise<string> {
  const holder = holderOf(markTrip(reply, services.config), 'link-intent', request);
  if (!holder) throw trouble('sign-in-interrupted', 'nobody is signed in');
  const kept = { browser_hash: holder, provider: method, provider_company: companyId };
  return keepState(services, minutes, { ...kept, query: '', nonce: '', verifier: '', again: false });
}

/** Takes it up and answers the company whose provider is meant. Throws `sign-in-interrupted`. */
export async function takeLinkIntent(
  { services, request }: Context,
  method: BrowserMethod,
  state: string,
): Promise<number> {
  const taken = await takeState(services, request, { state, method, purposes: ['link-intent'] });
  if (!taken) throw trouble('sign-in-interrupted', 'nobody at this session has just asked for a link');
  return taken.row.provider_company;
}
