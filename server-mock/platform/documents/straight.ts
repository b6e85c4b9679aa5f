import { isMethodWith, methods, methodsWith } from '../../identity/methods/index.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';

type Ways = Pick<Configuration, 'authTypes' | 'defaultAuth'>;

/** Somebody whom a provider has just sent back would go round in circles, and safe mode is for administrators in need. */
const mustStay = (query: Record<string, string>): boolean => query['error'] !== undefined || query['safe'] === '1';

/**
 * The provider that the sign-in page goes straight to: the only way there is, or the default one unless the address says
 * `authType=manual`, which asks for a choice: where there is one way alone, there is none. The server decides; the page itself
 * need not, because it is a document of its own that is never reached without asking the server.
 */
export function straightProvider({ authTypes, defaultAuth }: Ways, query: Record<string, string>): string | null {
  if (mustStay(query)) return null;
  const only = authTypes.length === 1 ? authTypes[0] : undefined;
  const byDefault = query['authType'] !== 'manual' && authTypes.includes(defaultAuth) ? defaultAuth : undefined;
  const provider = only ?? byDefault;
  return provider !== undefined && isMethodWith(provider, { straight: true }) ? provider : null;
}

/** The provider that a code in the address of the standalone sign-in page chooses; for the other codes the page opens a tab. */
export function providerByCode({ authTypes }: Pick<Ways, 'authTypes'>, query: Record<string, string>): string | null {
  if (mustStay(query)) return null;
  const linked = methodsWith({ standalone: 'link' }).filter((name) => authTypes.includes(name));
  const isChosen = (code: number | undefined) => code !== undefined && String(code) === query['type'];
  return linked.find((name) => isChosen(methods[name].code)) ?? null;
}
