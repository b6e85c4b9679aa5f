import type { Reach } from './sign-in-reach.ts';

/** How long after a change the form is measured, and how long after that again, in milliseconds. */
const SOON = 100;
const AGAIN = 500;
/** So many measurements in a row give a page up: one may fall into the middle of a change. */
const MISSES = 3;

/** Milliseconds between two measurements of a page at rest: a style may go on to change while nothing tells. */
const SLOWLY = 2000;

/** A form that goes away and comes back this often within this time (milliseconds) flees from people. */
const SPELLS = 5;
const SPELLS_IN = 60_000;

/** The form that leaves its place so often within the same time, while nobody does anything, jumps away from people. */
const JUMPS = 20;
/** So far it may move, in CSS pixels: about the height of a field. */
const STEP = 40;
/** Milliseconds after a wheel, a touch, a new size of the window, a press or a key in which the form may move as far as it likes. */
const PERSON = 3000;
const BY_PERSON = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** After these the form may stand elsewhere though no element changed. */
const EVENTS = ['transitionend', 'animationend', 'load', 'focusin', 'scroll'];

/**
 * Measures whenever something may have moved or covered the form, and slowly besides. Tells when the form stays out of reach, or leaves
 * it again and again.
 * @param frame the element around the tenant's page
 * @param placeOf how far down in the document the form stands, in CSS pixels; undefined while it is not shown
 * @returns ends it
 */
export function watchReach(
  frame: Element,
  measure: (frame: Element) => Reach,
  onLost: () => void,
  placeOf: (frame: Element) => number | undefined,
): () => void {
  let misses = 0;
  let spells: number[] = [];
  let jumps: number[] = [];
  let place: number | undefined;
  let acted = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Notes where the form stands; whether it has moved too often. */
  function hasJumped(): boolean {
    const now = performance.now();
    const before = place;
    place = placeOf(frame) ?? place;
    if (before === undefined || place === undefined || Math.abs(place - before) < STEP) return false;
    if (now - acted > PERSON) jumps = [...jumps.filter((at) => at > now - SPELLS_IN), now];
    return jumps.length >= JUMPS;
  }

  function look(): void {
    misses = measure(frame) === 'bad' ? misses + 1 : 0;
    if (misses === 1) spells = [...spells.filter((since) => since > performance.now() - SPELLS_IN), performance.now()];
    const isLost = hasJumped() || misses === MISSES || spells.length === SPELLS;
    timer = misses > 0 && !isLost ? setTimeout(look, AGAIN) : undefined;
    if (isLost) {
      misses = 0;
      spells = [];
      jumps = [];
      onLost();
    }
  }
  const lookSoon = () => {
    timer ??= setTimeout(look, SOON);
  };

  const changes = new MutationObserver(lookSoon);
  changes.observe(frame, { subtree: true, childList: true, attributes: true });
  // The page is drawn unseen at first.
  const root = frame.closest('[aria-busy]');
  if (root) changes.observe(root, { attributes: true });
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(frame);
  const end = new AbortController();
  const listen = { capture: true, passive: true, signal: end.signal };
  for (const event of EVENTS) frame.addEventListener(event, lookSoon, listen);
  for (const event of ['resize', 'scroll']) window.addEventListener(event, lookSoon, listen);
  const act = () => {
    acted = performance.now();
  };
  for (const event of BY_PERSON) window.addEventListener(event, act, listen);
  window.addEventListener('resize', act, listen);
  document.addEventListener('visibilitychange', lookSoon, listen);
  lookSoon();
  const clock = setInterval(lookSoon, SLOWLY);
  return () => {
    clearInterval(clock);
    clearTimeout(timer);
    changes.disconnect();
    sizes.disconnect();
    end.abort();
  };
}
