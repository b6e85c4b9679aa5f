import type { Configuration } from '../configuration/index.ts';
import { requireMethod } from '../login/methods.ts';

/**
 * Passkeys are a way of the platform's own. Where people may only come through a provider, who is put out there must stay out
 * here: then there are none. Throws `method-disabled`.
 */
export function requirePasskeys(config: Pick<Configuration, 'authTypes'>): void {
  requireMethod(config, 'password', 'email', 'phone', 'captcha');
}
