import { registerAction } from 'amis-core';
import type { PageNavigator } from '../../routes/navigator.ts';
import type { DocumentKind, User } from '../../types/start.ts';
import type { Feedback } from '../feedback/feedback.ts';
import { focusChangedField } from '../fields/focus-field.ts';
import { rememberLogin, rememberView } from '../frame-data/remembered.ts';
import type { Preference } from './preferences.ts';

/** What the actions set in motion. */
export interface ActionParts {
  navigator: PageNavigator;
  documentKind: DocumentKind;
  contextPath: string;
  /** Puts a chosen language or look in force. */
  prefer(chosen: Preference): Promise<void>;
  signOut(): Promise<void>;
  /** Shows a person's changed profile wherever pages show the user. */
  updateUser(changed: Partial<User>): void;
  notify: Feedback['notify'];
}

type Args = Record<string, unknown>;

/** Registers the event actions that pages have beside amis's own. Arguments come from `args`, or from the action itself. */
export function registerActions(parts: ActionParts): void {
  const { navigator, documentKind, contextPath, prefer, signOut, updateUser, notify } = parts;
  const actions: Record<string, (args: Args) => unknown> = {
    setLocale: ({ locale }) => prefer({ locale }),
    setAppearance: ({ appearance }) => prefer({ appearance }),
    signOut,
    updateUser: ({ user }) => updateUser((user ?? {}) as Partial<User>),
    goto({ url, reload, replace }) {
      const address = String(url ?? '');
      if (reload === true) {
        loadInside(address, navigator);
        return;
      }
      if (documentKind === 'login') {
        goInside(withPart(address, navigator.place().hash), navigator, { staysSafe: isSignIn });
      } else {
        goInside(address, navigator, { replace: replace === true });
      }
    },
    rememberMethod: (choice) => rememberLogin(choice, contextPath),
    rememberView: ({ name, view }) => rememberView(String(name ?? ''), String(view ?? '')),
    focusField: ({ name }) => focusChangedField(String(name ?? '')),
    saveText: async ({ name, text }) =>
      (await import('../frames/save-text.ts')).saveText(String(name ?? ''), String(text ?? '')),
  };
  for (const [type, run] of Object.entries(actions)) {
    registerAction(type, {
      run: async (action) => {
        await run({ ...action, ...action.args });
      },
    });
  }
  // In place of amis's own, which does not wait: what shows messages may still be on its way when the page is left. On phones
  // amis's own has a look that no other message has.
  registerAction('toast', {
    run({ args }) {
      return notify(
        args?.['msgType'] || 'info',
        String(args?.['msg'] ?? ''),
        args as Parameters<Feedback['notify']>[2],
      );
    },
  });
}

/**
 * The part of a page that was wanted before signing in: browsers carry it over redirects (RFC 9110, 10.2.2) to the address of the
 * sign-in page, where the server never sees it.
 */
function withPart(address: string, part: string): string {
  return address.includes('#') ? address : address + part;
}

/** Loads an address of ours as a new document: who one is, or what the platform is, has changed. */
function loadInside(address: string, navigator: PageNavigator): void {
  const destination = navigator.destination(address);
  navigator.load(destination?.kind === 'inside' ? destination.path : '/');
}

interface Going {
  /** Whether a page is part of safe mode; absent: every one is. */
  staysSafe?: (path: string) => boolean;
  /** The page takes the place of the present one: Back leads past it. */
  replace?: boolean;
}

/** Follows an address of ours; others would let an address in a link lead a person elsewhere after signing in. */
function goInside(address: string, navigator: PageNavigator, { staysSafe, replace }: Going = {}): void {
  const destination = navigator.destination(address);
  const path = destination?.kind === 'inside' ? destination.path : '/';
  const leavesSafeMode = staysSafe !== undefined && !staysSafe(path);
  const options = { ...(leavesSafeMode ? { leaveSafeMode: true } : {}), ...(replace ? { replace } : {}) };
  navigator.go(destination?.kind === 'inside' ? address : '/', ...(Object.keys(options).length > 0 ? [options] : []));
}

/** Safe mode brings a person past a sign-in page that does not work; the pages behind it have not failed. */
const isSignIn = (path: string): boolean => /^\/login\b/.test(path);
