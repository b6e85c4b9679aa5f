import { evaluate } from 'amis-formula';
import type { Company, PublicConfig, ScreenRoute, User } from '../types/start.ts';
import { isPreviewPage } from './previews.ts';

/** Whom and what a rule is checked against. */
export interface AccessContext {
  config: Pick<PublicConfig, 'disabledEntries'> & Partial<PublicConfig>;
  user: User | null;
  query: Record<string, string>;
  companies?: readonly Company[];
  params?: Record<string, string>;
}

/** What to do with a request for a route: show it, ask for a sign-in, or answer 403 or 404. */
export type AccessVerdict = 'ok' | 'login' | 'forbidden' | 'not-found';

/**
 * Decides whether a person may open a route. What is switched off (`entry`, `when`) does not exist for anybody who is let in;
 * an anonymous visitor of a page for members is asked to sign in first, so that the answer gives nothing away.
 */
export function checkAccess(route: ScreenRoute, context: AccessContext): AccessVerdict {
  if (isPreviewPage(route, context.params)) {
    return 'ok';
  }
  if (route.access !== 'anonymous' && !context.user) {
    return 'login';
  }
  if (!isOpen(route, context)) {
    return 'not-found';
  }
  if (route.access === 'super-admin') {
    return context.user?.isSuperAdmin ? 'ok' : 'forbidden';
  }
  if (route.access !== 'anonymous' && route.access !== 'signed-in') {
    const { companyKey, appKey = '' } = context.params ?? {};
    const company = context.companies?.find(({ key }) => key === companyKey);
    const mayOpen =
      route.access === 'company-member' ||
      company?.role !== 'member' ||
      (route.access === 'app-designer' && company.designs.includes(appKey));
    return company && mayOpen ? 'ok' : 'forbidden';
  }
  return 'ok';
}

/** Whether a route's entry is enabled and its `when` formula holds; menus ask the same question. */
export function isOpen(route: ScreenRoute, context: AccessContext): boolean {
  if (route.entry && context.config.disabledEntries.includes(route.entry)) {
    return false;
  }
  if (!route.when) {
    return true;
  }
  const { config, user, query } = context;
  return Boolean(evaluate(formulaIn(route.when), { config, user, query }, { evalMode: true }));
}

/** What stands between `${` and `}`: read as a text, a lone variable that is false would be the word "false". */
function formulaIn(when: string): string {
  return when.replace(/^\s*\$\{(.*)\}\s*$/s, '$1');
}
