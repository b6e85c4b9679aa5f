import type { Configuration } from '../../kernel/configuration/index.ts';
import { isMethodOffered, methodsWith, requireMethod } from '../methods/index.ts';

const ownMethods = methodsWith({ kind: 'own' });

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
