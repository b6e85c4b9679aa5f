import type { Layer } from '../../../src/types/start.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { LoginPages } from './service.ts';

/** Those who know which page is set, and whether it may be shown. */
interface Judges<Screen> {
  loginPages: Pick<LoginPages, 'ofPlatform'>;
  screens: { fitsSignIn(level: Seen, screen: Screen): Promise<boolean> };
}

/** The level whose login address it is. */
type Seen = Pick<Scope, 'app' | 'company' | 'appId' | 'companyId'>;

/**
 * The page that the login address of a level shows. The nearest level decides: by the page that it has set, else by its override of the
 * built-in page. A page that cannot be shown is as if it were not set, so that somebody can always sign in.
 * @param find the screen in force of an id; null when no layer has one that may be shown
 */
export async function shownLoginPage<Screen extends { layer: Layer }>(
  { loginPages, screens }: Judges<Screen>,
  scope: Seen,
  builtin: string,
  find: (id: string) => Promise<Screen | null>,
): Promise<Screen | null> {
  const { app, company } = scope;
  const standard = await find(builtin);
  const levels = [
    ['app', app?.loginPage],
    ['company', company?.loginPage],
    ['platform', loginPages.ofPlatform()],
  ] as const;
  for (const [layer, id] of levels) {
    const set = id ? await find(id) : null;
    if (set && (await screens.fitsSignIn(scope, set))) return set;
    if (standard?.layer === layer) return standard;
  }
  return standard;
}
