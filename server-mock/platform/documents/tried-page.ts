import type { Locale, User } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { loginScope } from './login-page.ts';

/** How a page is tried: as a visitor would see it, and nothing on it can be used. */
export interface TriedPage {
  /** The screen. */
  id: string;
  /** The token of the link to its draft, and the administrator who may see that; absent: the published page is tried. */
  draft?: { token: string; by: User };
  /** The language that the address names; absent: the administrator's own. */
  locale?: Locale;
  mobile: boolean;
}

const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];

/**
 * The screen that an administrator of the level tries as sign-in page, published or as a draft, by a signed link with `as=visitor`; null for
 * everybody else and for other addresses. `locale` and `mobile=1` in the address say how.
 */
export async function triedPage(
  services: Context['services'],
  user: User | null,
  query: Record<string, string>,
): Promise<TriedPage | null> {
  if (query['as'] !== 'visitor' || !user) return null;
  const preview = services.screens.readPreview(query['preview'] ?? '');
  if (!preview) return null;
  const { level, companyId, appId } = await loginScope(services, query);
  if (preview.companyId !== companyId || preview.appId !== appId) return null;
  const role = level === 'platform' ? null : await services.companies.roleOf(companyId, user.id);
  const administers = level === 'platform' ? user.isSuperAdmin : role === 'owner' || role === 'admin';
  if (!administers) return null;
  const locale = LOCALES.find((each) => each === query['locale']);
  const draft = preview.state === 'draft' ? { draft: { token: query['preview'] ?? '', by: user } } : {};
  return { id: preview.id, mobile: query['mobile'] === '1', ...draft, ...(locale ? { locale } : {}) };
}
