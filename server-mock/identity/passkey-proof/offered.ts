import type { Configuration } from '../../kernel/configuration/index.ts';
import { isMethodOffered, requireMethod } from '../methods/index.ts';

const ownMethods = ['password', 'email', 'phone', 'captcha'];

/**
 * Passkeys are a way of the platform's own. Where people may only come through a provider, who is put out there must stay out
 * here: then there are none.
 */
export function offersPasskeys(config: Pick<Configuration, 'authTypes'>): boolean {
  return isMethodOffered(config, ...ownMethods);
}

/** Throws `method-disabled` where there are no passkeys. */
export function requirePasskeys(config: Pick<Configuration, 'authTypes'>): void {
  requireMethod(config, ...ownMethods);
}
