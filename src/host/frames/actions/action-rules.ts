/** Event actions of a tenant's page in a second. */
const PER_SECOND = 200;
const DIALOGS = 3;
/** Messages of a page that are shown at the same time, and how long one stays, in milliseconds. */
const TOASTS = 3;
export const TOAST_STAYS = 5000;

/** Actions that change the reader's session, account or device. No tenant's page has them. */
const REFUSED = new Set([
  'signOut',
  'setLocale',
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

/** Actions that lead away: after a click alone. */
const AFTER_CLICK = new Set(['goBack', 'goPage', 'email', 'print']);

const DIALOG = new Set(['dialog', 'drawer', 'confirmDialog', 'alert', 'confirm']);

/** What the rules ask of the frame. */
export interface ActionParts {
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
  /** Whether the page may ask or tell something once more. */
  mayAsk(): boolean;
}

/** Makes the rules for the actions of one frame. */
export function createActionRules(parts: ActionParts): ActionRules {
  const inRate = counter(PER_SECOND, 1000);
  const mayAsk = counter(TOASTS, TOAST_STAYS);
  return {
    mayAsk,
    allows(type, args) {
      if (!inRate()) {
        parts.slowed();
        return false;
      }
      if (REFUSED.has(type)) return false;
      if (type === 'refresh') return parts.spendClick();
      if (AFTER_CLICK.has(type)) return parts.takeClick();
      if (DIALOG.has(type)) return parts.openDialogs() < DIALOGS;
      return type === 'goto' ? parts.mayGo(String(args['url'] ?? '')) : true;
    },
  };
}
