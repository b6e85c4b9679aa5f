import { type Frame, isSignIn } from '../../../reach/frame.ts';

/** Event actions of a tenant's page in a second. */
const PER_SECOND = 200;
const DIALOGS = 3;
/** Messages of a page that are shown at the same time, and how long one stays, in milliseconds. */
const TOASTS = 3;
export const TOAST_STAYS = 5000;

/** Actions that change the reader's session, account or device. No tenant's page has them. */
const REFUSED = new Set([
  'signOut',
  'setAppearance',
  'updateUser',
  'saveText',
  'openEditor',
  'openSearch',
  'explainPage',
  'outlineParts',
  'endProof',
  'closeMistakes',
  'custom',
]);

/** A sign-in page may have it after a click: nobody is signed in there whose language would change. */
const LANGUAGE = 'setLocale';

/** Actions that lead away: after a click alone. */
const AFTER_CLICK = new Set(['goBack', 'goPage', 'email', 'print']);

/** No sign-in page has them: they take people from the form that they have come for. */
const FROM_SIGN_IN = new Set(['goBack', 'goPage', 'refresh']);

/** On a sign-in page they need a click: on load they would cover the platform's form. */
const DIALOG = new Set(['dialog', 'drawer', 'confirmDialog', 'alert', 'confirm']);

/**
 * Milliseconds after which a sign-in page is at rest: from then on it acts after a click or a key alone. Otherwise it could move the
 * form away from whoever points at it, as often as it likes.
 */
const SETTLES = 10_000;

/** What the rules ask of the frame. */
export interface ActionParts {
  frame(): Frame;
  /** Whether a person has just clicked in the page. */
  isClicked(): boolean;
  /** The same; the click counts no more then. */
  takeClick(): boolean;
  /** The same, and nothing else in the same task may use the click. */
  spendClick(): boolean;
  openDialogs(): number;
  /** Whether `goto` may lead to an address now; holds it otherwise. */
  mayGo(address: string): boolean;
  slowed(): void;
}

/** Counts moments within the last `span` milliseconds. */
function counter(most: number, span: number): () => boolean {
  let moments: number[] = [];
  return () => {
    const now = Date.now();
    moments = moments.filter((moment) => moment > now - span);
    if (moments.length >= most) return false;
    moments.push(now);
    return true;
  };
}

/** The rules for event actions of a tenant's page. */
export interface ActionRules {
  allows(type: string, args: Record<string, unknown>): boolean;
  /** Whether every action is refused until the next click. */
  isAtRest(): boolean;
  /** Whether the page may ask or tell something once more. */
  mayAsk(): boolean;
  /** Whether another short message may be shown. They lie above a sign-in page's form, so there a click calls up one at a time. */
  mayNotify(): boolean;
}

/** Makes the rules for the actions of one frame. */
export function createActionRules(parts: ActionParts): ActionRules {
  const inRate = counter(PER_SECOND, 1000);
  const mayAsk = counter(TOASTS, TOAST_STAYS);
  const isAlone = counter(1, TOAST_STAYS);
  const begun = Date.now();
  const isAtRest = () => isSignIn(parts.frame()) && Date.now() - begun > SETTLES && !parts.isClicked();
  return {
    mayAsk,
    isAtRest,
    mayNotify: () => (isSignIn(parts.frame()) ? parts.isClicked() && isAlone() : mayAsk()),
    allows(type, args) {
      if (!inRate()) {
        parts.slowed();
        return false;
      }
      if (REFUSED.has(type) || isAtRest()) return false;
      if (type === LANGUAGE) return isSignIn(parts.frame()) && parts.isClicked();
      if (FROM_SIGN_IN.has(type) && isSignIn(parts.frame())) return false;
      if (type === 'refresh') return parts.spendClick();
      if (AFTER_CLICK.has(type)) return parts.takeClick();
      if (DIALOG.has(type)) return parts.openDialogs() < DIALOGS && (parts.isClicked() || !isSignIn(parts.frame()));
      return type === 'goto' ? parts.mayGo(String(args['url'] ?? '')) : true;
    },
  };
}
