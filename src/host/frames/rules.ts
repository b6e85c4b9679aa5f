import { boundFrames } from '../../hardening/bound-frames.ts';
import { boundValues } from '../../hardening/bounds/tenant-values.tsx';
import { listenForStops } from '../../hardening/budget/index.ts';
import { keepFileNames } from '../../hardening/links/file-names.ts';
import { keepWindowsHere } from '../../hardening/links/windows.ts';
import { speakFailures } from '../../isolation/spoken-failure.ts';
import { showStops } from '../../isolation/stopped-formulas.ts';
import { failureWords } from '../../screens/failure-words.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { countStops } from '../failures/formula-stops.ts';
import { createScreenFailures, type PageFailures, type ScreenFailures } from '../failures/screen-failures.ts';
import { watchClicks } from './actions/clicks.ts';
import { guardActions } from './actions/guard-actions.ts';
import { closeRendererFunctions } from './actions/renderer-functions.ts';
import { keepFocus } from './messages/kept-focus.ts';
import { keepPortals } from './messages/kept-portals.tsx';

// What frames below the built-in layer need; one file, loaded with the first of them.
export { TenantNode } from '../../hardening/bounds/tenant-node.tsx';
export { guardedEnv } from './guarded-env.ts';
export { FrameBox } from './markup/frame-box.tsx';
export { Opening } from './opening/opening.tsx';
export { SandboxedPage } from './sandbox/sandboxed-page.tsx';

/** Puts in force what holds for the whole document, built-in frames included. Call once. */
export function installRules(): void {
  watchClicks();
  guardActions();
  closeRendererFunctions();
  boundFrames();
  boundValues();
  keepWindowsHere();
  keepFileNames();
  keepFocus();
  keepPortals();
}

/** Keeps pages usable when screens throw, and when formulas are stopped: the third one of a layer gives it up. Call once. */
export function failuresOf(store: Store<HostState>, loader: ScreenLoader): ScreenFailures {
  return withStops(store, createScreenFailures(store, loader));
}

/** Lets failures know of formulas that were stopped. Call once. */
export function withStops<Failures extends PageFailures>(store: Store<HostState>, failures: Failures): Failures {
  const { tell, onScreen } = failures;
  // First, since it knows where in the page a formula stands; the card that takes the node's place does not.
  listenForStops(countStops(store, { tell, giveUp: onScreen }));
  speakFailures(failureWords);
  showStops();
  return failures;
}
