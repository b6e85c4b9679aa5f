import { useCallback, useEffect, useRef, useState } from 'react';
import type { HostState, ShownScreen } from '../../../state/state.ts';
import type { Store } from '../../../state/store.ts';

/** Milliseconds that a person may stay with a version that is no longer in force. */
const LONGEST = 300_000;

/** What tells the versions of a page apart; drafts of one page are one version. */
export const versionOf = ({ version, parts = [] }: ShownScreen): string =>
  [version, ...parts.map((part) => `${part.id} ${part.layer} ${part.version}`)].join();

/**
 * Chooses the version that a person sees: the newest, but for someone who has gone into an older one. A bar tells them, and what they
 * have typed stays until they say so, five minutes at most.
 */
export function useShownVersion(store: Store<HostState>, newest: ShownScreen) {
  const [kept, keep] = useState(newest);
  const isUsed = useRef(false);
  const latest = useRef(newest);
  latest.current = newest;
  const isOld = isUsed.current && versionOf(kept) !== versionOf(newest);
  const onUsed = useCallback(() => {
    isUsed.current = true;
  }, []);
  const renew = useCallback(() => {
    isUsed.current = false;
    keep(latest.current);
  }, []);
  useEffect(() => {
    if (!isOld) keep(newest);
  }, [isOld, newest]);
  useEffect(() => {
    if (!isOld) return;
    store.set({ outdated: true });
    const unsubscribe = store.subscribe(() => store.get().outdated || renew());
    const timer = setTimeout(renew, LONGEST);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      if (store.get().outdated) store.set({ outdated: false });
    };
  }, [isOld, store, renew]);
  return { shown: isOld ? kept : newest, onUsed, renew };
}
