import { keepFileNames } from '../../hardening/links/file-names.ts';
import { speakFailures } from '../../isolation/spoken-failure.ts';
import { failureWords } from '../../screens/failure-words.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { createScreenFailures, type ScreenFailures } from '../failures/screen-failures.ts';
import { guardActions } from './actions/guard-actions.ts';
import { closeRendererFunctions } from './actions/renderer-functions.ts';

// What frames below the built-in layer need; one file, loaded with the first of them.
export { TenantNode } from '../../hardening/bounds/tenant-node.tsx';
export { guardedEnv } from './guarded-env.ts';
export { FrameBox } from './markup/frame-box.tsx';
export { Opening } from './opening/opening.tsx';
export { SandboxedPage } from './sandbox/sandboxed-page.tsx';

/** Puts in force what holds for the whole document, built-in frames included. Call once. */
export function installRules(): void {
  guardActions();
  closeRendererFunctions();
  keepFileNames();
  speakFailures(failureWords);
}

/** Keeps pages usable when screens throw. */
export const failuresOf = (store: Store<HostState>, loader: ScreenLoader): ScreenFailures =>
  createScreenFailures(store, loader);
