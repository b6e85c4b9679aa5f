import { registerAction } from 'amis-core';
import { isLocale } from '../i18n/locale.ts';
import type { Navigator } from '../routes/navigator.ts';
import type { Locale, User } from '../types/start.ts';
import { focusField } from './focus-field.ts';
import { rememberLogin } from './remembered.ts';

/** What the actions set in motion. */
export interface ActionParts {
  navigator: Navigator;
  contextPath: string;
  setLocale(locale: Locale): Promise<void>;
  signOut(): Promise<void>;
  /** Shows a person's changed profile wherever pages show the user. */
  updateUser(changed: Partial<User>): void;
}

type Args = Record<string, unknown>;

/** Registers the event actions that pages have beside amis's own. Arguments come from `args`, or from the action itself. */
export function registerActions({ navigator, contextPath, setLocale, signOut, updateUser }: ActionParts): void {
  const actions: Record<string, (args: Args) => unknown> = {
    setLocale: ({ locale }) => (isLocale(locale) ? setLocale(locale) : undefined),
    signOut,
    updateUser: ({ user }) => updateUser((user ?? {}) as Partial<User>),
    goto: ({ url }) => goInside(String(url ?? ''), navigator),
    rememberMethod: (choice) => rememberLogin(choice, contextPath),
    focusField: ({ name }) => focusField(String(name ?? '')),
  };
  for (const [type, run] of Object.entries(actions)) {
    registerAction(type, {
      run: async (action) => {
        await run({ ...action, ...action.args });
      },
    });
  }
}

/** Follows an address of ours; others would let an address in a link lead a person elsewhere after signing in. */
function goInside(address: string, navigator: Navigator): void {
  const destination = navigator.destination(address);
  navigator.go(destination?.kind === 'inside' ? address : '/');
}
