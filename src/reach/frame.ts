import type { Layer } from '../types/start.ts';

/**
 * Who speaks when a page calls or navigates. A frame is one amis root: its dialogs, services and event actions are its
 * own. Its layer is the least trusted one among all parts of the screen.
 */
export interface Frame {
  /** The screen's id, such as `account/login`. */
  screen: string;
  layer: Layer;
  /** The published version of that layer; 0 for a draft. */
  version: number;
  /** The level that the route stands for: keys of company and app; empty at the platform's level. */
  scope: { company?: string; app?: string };
  /**
   * The built-in screen in whose place a page without one of its own is shown: `account/login` for a custom login page.
   * The page may then make that screen's calls. Server and host find this out; it is no part of the name.
   */
  standsFor?: string;
}

/** The platform's own code: it asks for screens, saves preferences, signs out. */
export const HOST_FRAME: Frame = { layer: 'builtin', screen: 'host', version: 0, scope: {} };

/** The platform's screens to sign in on. */
const SIGN_IN_SCREENS: ReadonlySet<string | undefined> = new Set(['account/login', 'account/standalone']);

/** Whether a page is shown where people sign in. @param frame the page's screen, and the screen in whose place it is shown */
export const standsAtSignIn = ({ screen, standsFor }: { screen?: string; standsFor?: string | undefined }): boolean =>
  SIGN_IN_SCREENS.has(screen) || SIGN_IN_SCREENS.has(standsFor);
