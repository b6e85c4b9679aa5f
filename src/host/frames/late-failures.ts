import type { FailedNode } from '../../isolation/index.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { ScreenFailures } from '../failures/screen-failures.ts';
import { loadFrameGuard, whenGuarded } from './guard.ts';

/** What a document does when screens throw. */
export interface LateFailures {
  /** A screen as a whole cannot be shown; with a node, that one alone, in a document of the page's own. */
  onScreen(screen: ShownScreen, error: Error, node?: FailedNode): void;
  /** One node of a screen cannot be shown; a card stands in its place. */
  onNode(error: Error, node: FailedNode): void;
}

/**
 * The same as `ScreenFailures`, which comes with the rules of frames: pages that somebody else made are the ones that fail. For
 * a built-in screen that throws, the rules are loaded then. What is left of it stays when they do not come.
 */
export function createLateFailures(store: Store<HostState>, loader: ScreenLoader): LateFailures {
  let failures: ScreenFailures | undefined;
  whenGuarded(({ failuresOf }) => {
    failures = failuresOf(store, loader);
  });
  return {
    onScreen: (...failed) =>
      void loadFrameGuard().then(
        () => failures?.onScreen(...failed),
        () => undefined,
      ),
    // Without the rules all screens are built-in ones. A card is all that their nodes get.
    onNode: (error, node) => failures?.onNode(error, node),
  };
}
