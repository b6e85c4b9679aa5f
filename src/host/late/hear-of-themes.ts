import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';

/**
 * Loads what keeps the document in its theme: when there is time for it, and at once when a theme changes.
 * @returns hears of a change, as `followTheme` does
 */
export function hearOfThemes(store: Store<HostState>, quiet?: Promise<void>): (changed: string) => void {
  let following: Promise<((changed: string) => void) | undefined> | undefined;
  const follow = () => {
    following ??= import('./follow-theme.ts').then(({ followTheme }) => followTheme(store)).catch(() => undefined);
    return following;
  };
  void Promise.resolve(quiet).then(follow);
  return (changed) => void follow().then((hear) => hear?.(changed));
}
