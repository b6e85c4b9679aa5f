import type { Layer } from '../../../src/types/start.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { LoginPages } from './service.ts';

interface Found {
  id: string;
  layer: Layer;
}

/** The platform judges shipped pages of this area, and overrides of them by companies, as sign-in pages, even when no level has chosen them. */
const START_AREA = 'login/';

/**
 * Whether a page that an app has set was judged as a sign-in page. Its company's page of the same name, which shows through once the app's
 * own has gone, was not, unless the company has set it, too.
 */
const isJudged = ({ id, layer }: Found, from: Layer, company: Scope['company']): boolean =>
  !(from === 'app' && layer === 'company') || id.startsWith(START_AREA) || id === company?.loginPage;

/**
 * The page that the login address of a level shows. The nearest level decides: by the page that it has set, else by its override of the
 * built-in page. A page that cannot be shown is as if it were not set, so that somebody can always sign in.
 * @param find the screen in force of an id; null when no layer has one that may be shown
 */
export async function shownLoginPage<Screen extends Found>(
  { loginPages }: { loginPages: Pick<LoginPages, 'ofPlatform'> },
  { app, company }: Pick<Scope, 'app' | 'company'>,
  builtin: string,
  find: (id: string) => Promise<Screen | null>,
): Promise<Screen | null> {
  const standard = await find(builtin);
  const levels = [
    ['app', app?.loginPage],
    ['company', company?.loginPage],
    ['platform', loginPages.ofPlatform()],
  ] as const;
  for (const [layer, id] of levels) {
    const set = id ? await find(id) : null;
    if (set && isJudged(set, layer, company)) return set;
    if (standard?.layer === layer) return standard;
  }
  return standard;
}
