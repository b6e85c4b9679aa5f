import { useMemo } from 'react';
import type { Theme } from '../types/generated/theme.ts';
import type { Editing } from './context.ts';

/** What a preview shows in place of the edited theme: another one, which stays as it is. */
function standIn({ session, code, contrast }: Editing, theme: Theme): Editing {
  // A preview asks once, when it is there and when another theme is chosen.
  const subscribe = (listener: () => void) => {
    listener();
    return () => undefined;
  };
  return {
    session: { ...session, state: () => ({ ...session.state(), theme }), subscribe },
    code: { ...code, dressed: (same) => same, subscribe },
    contrast,
    selected: null,
    open: () => undefined,
  };
}

/** What a preview shows: what is edited around it, or another theme. A React hook. */
export function useShownTheme(editing: Editing | null, other: Theme | undefined): Editing | null {
  const session = editing?.session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected changes nothing of another theme
  const beside = useMemo(() => (editing && other ? standIn(editing, other) : null), [session, other]);
  return beside ?? editing;
}
