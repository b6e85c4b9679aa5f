import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { Locale, User } from '../../../src/types/start.ts';
import { mayBuild } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { withRoles } from '../../kernel/contracts/scope.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import { lookOfState } from '../login-page/index.ts';
import { loginScope } from './login-page.ts';

/** How a page is tried: as a visitor would see it, and nothing on it can be used. */
export interface TriedPage {
  /** The screen of the link; absent: the page in force. */
  id?: string;
  /** The look of the link, tried before it is set. */
  look?: Required<LoginLook>;
  /** The token of the link to a draft or another state of it, and the administrator who may see that; absent: the published page is tried. */
  linked?: { token: string; by: User };
  /** The language that the address names; absent: the administrator's own. */
  locale?: Locale;
  mobile: boolean;
  /** The editor of themes dresses the page in its frame: the two are of one origin. */
  isDressed: boolean;
}

/**
 * The sign-in page that an administrator of the level tries with `as=visitor`: that of a signed link, whichever state it names, else the one in force; null for
 * everybody else and for other addresses. `locale`, `mobile=1` and `dressed=1` in the address say how.
 */
export async function triedPage(
  services: Context['services'],
  user: User | null,
  query: Record<string, string>,
): Promise<TriedPage | null> {
  if (query['as'] !== 'visitor' || !user) return null;
  const token = query['preview'];
  const preview = token === undefined ? undefined : services.screens.readPreview(token);
  if (preview === null) return null;
  const scope = await withRoles(services.companies, await loginScope(services, query), user.id);
  if (preview && (preview.companyId !== scope.companyId || preview.appId !== scope.appId)) return null;
  if (scope.level === 'platform' ? !user.isSuperAdmin : !mayBuild(scope)) return null;
  const look = preview ? lookOfState(preview.state) : null;
  const locale = locales.find((each) => each === query['locale']);
  const linked =
    token !== undefined && preview && !look && preview.state !== 'published' ? { linked: { token, by: user } } : {};
  return {
    ...(look ? { look } : preview && { id: preview.id }),
    mobile: query['mobile'] === '1',
    isDressed: query['dressed'] === '1',
    ...linked,
    ...(locale ? { locale } : {}),
  };
}
