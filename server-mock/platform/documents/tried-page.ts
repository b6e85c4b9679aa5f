import type { Locale, User } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { loginScope } from './login-page.ts';

/** How a page is tried: as a visitor would see it, and nothing on it can be used. */
export interface TriedPage {
  /** The screen of the link; absent: the page in force. */
  id?: string;
  /** The token of the link to its draft, and the administrator who may see that; absent: the published page is tried. */
  draft?: { token: string; by: User };
  /** The language that the address names; absent: the administrator's own. */
  locale?: Locale;
  mobile: boolean;
}

const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];

/**
 * The sign-in page that an administrator of the level tries with `as=visitor`: that of a signed link, published or a draft, else the one in force; null for
 * everybody else and for other addresses. `locale` and `mobile=1` in the address say how.
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
  const { level, companyId, appId } = await loginScope(services, query);
  if (preview && (preview.companyId !== companyId || preview.appId !== appId)) return null;
  const role = level === 'platform' ? null : await services.companies.roleOf(companyId, user.id);
  const administers = level === 'platform' ? user.isSuperAdmin : role === 'owner' || role === 'admin';
  if (!administers) return null;
  const locale = LOCALES.find((each) => each === query['locale']);
  const draft = token !== undefined && preview?.state === 'draft' ? { draft: { token, by: user } } : {};
  return {
    ...(preview && { id: preview.id }),
    mobile: query['mobile'] === '1',
    ...draft,
    ...(locale ? { locale } : {}),
  };
}
