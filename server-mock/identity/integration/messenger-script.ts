import type { Configuration } from '../../kernel/configuration/index.ts';

/** The screen that speaks to the messenger. */
export const silentLogin = 'account/silent-login';

/**
 * The address of the messenger's own script, on the one page that speaks to it; null everywhere else and where the operator
 * has named none. Next to it no other page of ours lives: signing in goes on in a new document.
 */
export function messengerScript(screen: string, { integration }: Configuration): URL | null {
  const { type, sdkUrl } = integration;
  return screen === silentLogin && type !== '' && URL.canParse(sdkUrl) ? new URL(sdkUrl) : null;
}
