/** The box around a tenant's page. */
const TENANTS = '[data-author=tenant]';

/** Notes of the host and cards in place of nodes, within the box. */
const PLATFORMS = '.pw-host, .pw-node';

/** How long after a click or a key a page may act on it, in milliseconds: a call may come in between. */
const LASTS = 5000;

/** Keys that lead on, scroll or choose the next of some choices: people press them on their way through a page. */
const PASSING =
  /^(?:Tab|Escape|Shift|Control|Alt|Meta|CapsLock|Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|F\d+|Unidentified)$/;

interface Use {
  box: Element;
  /** `performance.now()`. */
  at: number;
  /** It has allowed a step. The click that ends the press allows no other. */
  isTaken?: true;
  /** It has added an entry to the history. */
  hasEntry?: true;
}

/** The box that a person used last. */
let last: Use | undefined;

/** The press or key that a click ends: together they are one use. */
let begun: Use | undefined;

/** Where the pointer was pressed: a click whose beginning was elsewhere is none. */
let pressed: Element | null = null;

/** The box of the page's own part that an event happened in; null for the platform's parts and for what is outside. */
function boxOf({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(PLATFORMS) ? null : target.closest(TENANTS);
}

function note(event: Event): void {
  if (!event.isTrusted) return;
  const box = boxOf(event);
  if (event.type === 'keydown') {
    if (box && PASSING.test((event as KeyboardEvent).key)) return;
  } else if (event.type === 'pointerdown') {
    pressed = box;
    begun = undefined;
    // A finger that comes down may only scroll; its click follows.
    if (box && (event as PointerEvent).pointerType === 'touch') return;
  } else if (box !== pressed && (event as MouseEvent).detail > 0) {
    last = undefined;
    return;
  }
  const isTaken = event.type === 'click' && begun?.isTaken;
  last = box && !isTaken ? { box, at: performance.now() } : undefined;
  begun = event.type === 'click' ? undefined : last;
}

/**
 * From here on the document knows where people click and press keys. What browsers say (`navigator.userActivation`) counts for the
 * whole document: a page would act on clicks that are meant for the platform. Call once.
 */
export function watchClicks(): void {
  for (const type of ['pointerdown', 'click', 'keydown']) window.addEventListener(type, note, true);
}

/** Whether a person has just clicked or pressed a key in the box around an element, outside the platform's parts in it. */
export function isClicked(part: Element | null | undefined): boolean {
  const box = part?.closest(TENANTS);
  return box !== undefined && box !== null && last?.box === box && performance.now() - last.at < LASTS;
}

/**
 * The same for what leads away: a click allows one such step. It counts to the end of the browser's task, since a link and the node
 * around it both ask.
 */
export function takeClick(part: Element | null | undefined): boolean {
  const used = isClicked(part) ? last : undefined;
  if (!used) return false;
  used.isTaken = true;
  setTimeout(() => {
    if (last === used) last = undefined;
  });
  return true;
}

/** The same for entries in the history: a click adds one, however often its page writes into the address. */
export function takeEntry(part: Element | null | undefined): boolean {
  if (!isClicked(part) || last?.hasEntry) return false;
  if (last) last.hasEntry = true;
  return true;
}

/** The same for what starts the document anew: nothing else may ask in the same task. */
export function spendClick(part: Element | null | undefined): boolean {
  if (!takeClick(part)) return false;
  last = undefined;
  return true;
}
