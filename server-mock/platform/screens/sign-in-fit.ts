import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { LOGIN_SCREEN } from '../../../src/screens/sign-in-part.ts';
import { isPart } from '../../../src/validation/parts/include.ts';
import type { CheckStored } from './checker.ts';
import { type Level, ownerOf } from './level.ts';
import { OF_A_PART, OF_A_SIGN_IN_PAGE } from './page-size.ts';
import type { ResolvedScreen } from './resolved-screen.ts';
import type { Overridable } from './target.ts';

/** UTF-16 units of a company's sign-in page with its parts in place. */
const LONGEST = (OF_A_SIGN_IN_PAGE + OF_A_PART) * 1024 * 1024;

/** Whether a screen may be shown where people sign in. */
export type FitsSignIn = (level: Level, screen: ResolvedScreen) => Promise<boolean>;

/**
 * Makes what judges a company's or app's page once more where it is about to be shown to people who sign in: as a sign-in page, with the
 * parts that it has now. It was judged when it was chosen, but a part of it, or a page of the same name of another level, may have been
 * published since as something else. What the platform chose is its own, and a draft speaks as a draft.
 */
export function createSignInFit({ check, lowest }: { check: CheckStored; lowest: Overridable['lowest'] }): FitsSignIn {
  const known = new WeakMap<ResolvedScreen, Promise<boolean>>();

  async function judge(level: Level, { id, layer, schema }: ResolvedScreen): Promise<boolean> {
    if (isPart(schema) || JSON.stringify(schema).length > LONGEST) return false;
    const owner = String(ownerOf(level, layer).companyId);
    return !(await check(id, schema, { owner, layer, lowest: lowest(id), standsFor: LOGIN_SCREEN }));
  }

  return (level, screen) => {
    if (!isTenantLayer(screen.layer) || screen.version === 0) return Promise.resolve(true);
    const verdict = known.get(screen) ?? judge(level, screen);
    known.set(screen, verdict);
    // A checker that is busy says nothing about the page: the next visitor asks again, this one gets the page of the level above.
    return verdict.catch(() => {
      known.delete(screen);
      return false;
    });
  };
}
