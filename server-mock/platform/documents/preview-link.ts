import { matchRoute } from '../../../src/routes/index.ts';
import type { User } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { loginPath, standaloneLoginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { isForEverybody, isPublic, previewedDraft } from '../screens/index.ts';
import { loginScope } from './login-page.ts';

/** Whether an address is that of a sign-in page. */
export const isSignInPage = (pathname: string): boolean => [loginPath, standaloneLoginPath].includes(pathname);

interface Address {
  pathname: string;
  query: Record<string, string>;
}

/** Whether the preview token of an address is invalid or has expired. An address without a token has none that ended. */
export function hasEnded({ screens, now }: Context['services'], { query }: Address): boolean {
  const token = query['preview'];
  if (token === undefined) return false;
  const end = screens.previewEnd(token);
  return end === null || end <= now();
}

/** Whether an address shows a draft to everybody: a page of the platform that needs no session, other than a sign-in page. */
function isPublicDraft({ screens, routeTable }: Context['services'], { pathname, query }: Address): boolean {
  const preview = screens.readPreview(query['preview'] ?? '');
  if (!preview || !isForEverybody(preview)) return false;
  const route = matchRoute(routeTable.current().routes, pathname)?.route;
  return route !== undefined && 'screen' in route && isPublic(route);
}

/** Whether somebody signed in asks to see a public page's draft as those do who are not. */
export const isSeenAsVisitor = (services: Context['services'], address: Address): boolean =>
  address.query['as'] === 'visitor' && isPublicDraft(services, address);

/** Whether an address is the link to a draft that this person may see at the level of sign-in pages. */
export async function isPreview(
  services: Context['services'],
  user: User | null,
  { query }: Pick<Address, 'query'>,
): Promise<boolean> {
  const token = query['preview'];
  const id = token === undefined ? undefined : services.screens.readPreview(token)?.id;
  if (token === undefined || id === undefined) return false;
  const scope = await loginScope(services, query);
  return (await previewedDraft(services, token, id, { user, scope })) !== null;
}

/** Whether a preview link shows its draft only after signing in. The published page in its place would be taken for the draft. */
export const needsSession = (services: Context['services'], user: User | null, address: Address): boolean =>
  !user && services.screens.readPreview(address.query['preview'] ?? '') !== null && !isPublicDraft(services, address);
