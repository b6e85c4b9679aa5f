import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { LoginPages } from './service.ts';
import { wholeLook } from './stored.ts';

/** The built-in screen that shows the look of a company or an app around the form. */
export const LOOK_SCREEN = 'login/look';

/** What the login address of a level shows: one of the platform's screens, and the look that it is given. */
export interface ShownLogin<Screen> {
  screen: Screen | null;
  /** The level whose look it is; absent: the platform's page is shown. */
  by?: 'company' | 'app';
  look?: Required<LoginLook>;
}

/**
 * What the login address of a level shows. The nearest level with a look decides; without one it is the screen that the platform has set,
 * else the built-in one. A screen that is gone is as if it were not set, so that somebody can always sign in.
 * @param find the screen in force of an id; null when no layer has one that may be shown
 */
export async function shownLogin<Screen>(
  { loginPages }: { loginPages: Pick<LoginPages, 'ofPlatform'> },
  { app, company }: Pick<Scope, 'app' | 'company'>,
  builtin: string,
  find: (id: string) => Promise<Screen | null>,
): Promise<ShownLogin<Screen>> {
  const by = app?.loginLook ? 'app' : company?.loginLook ? 'company' : undefined;
  const look = app?.loginLook ?? company?.loginLook;
  const screen = by ? await find(LOOK_SCREEN) : null;
  if (screen && by && look) return { screen, by, look: wholeLook(look) };
  const set = loginPages.ofPlatform();
  return { screen: (set ? await find(set) : null) ?? (await find(builtin)) };
}
