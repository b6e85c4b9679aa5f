import type { Configuration } from '../configuration/index.ts';

/** Ways to sign in that are nothing but a visit elsewhere. */
const redirecting = ['third', 'idaas', 'oauth', 'cas2', 'third-company'];

/**
 * The provider that the sign-in page goes straight to: the only way there is, or the default one unless the address says
 * `authType=manual`. Not when a provider has just sent somebody back, who would go round in circles, and not in safe mode.
 */
export function straightProvider(
  { authTypes, defaultAuth }: Pick<Configuration, 'authTypes' | 'defaultAuth'>,
  query: Record<string, string>,
): string | null {
  if (query['error'] !== undefined || query['safe'] === '1') return null;
  const only = authTypes.length === 1 ? authTypes[0] : undefined;
  const byDefault = query['authType'] !== 'manual' && authTypes.includes(defaultAuth) ? defaultAuth : undefined;
  const provider = only ?? byDefault;
  return provider !== undefined && redirecting.includes(provider) ? provider : null;
}
