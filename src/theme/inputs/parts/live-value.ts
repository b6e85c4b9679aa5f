import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { atRest } from '../../editing/at-rest.ts';

/** Puts a value in the place of the form's data that a name says, without the form. */
export type TakeAtOnce = (name: string, value: unknown) => void;

/** How fields of a form change what the form is about while a slider is dragged; null: the form alone does. */
export const LiveContext = createContext<TakeAtOnce | null>(null);

/**
 * The value of a field and how it is changed. A form of amis draws all its fields for each change, which is too much for every frame. So of
 * changes that come close upon each other the form gets the first one, and the last one when they have come to rest; the others go past it. A React hook.
 */
export function useLiveValue(
  isLive: boolean,
  name: string,
  value: unknown,
  onChange: (value: unknown) => void,
): [value: unknown, change: (value: unknown) => void] {
  const takeAtOnce = useContext(LiveContext);
  const latest = useRef(onChange);
  latest.current = onChange;
  const [ahead, setAhead] = useState<{ value: unknown } | null>(null);
  const rested = useMemo(() => atRest<{ value: unknown } | null>(null), []);

  useEffect(
    () =>
      rested.subscribe(() => {
        setAhead(null);
        latest.current(rested.state()!.value);
      }),
    [rested],
  );

  function change(next: unknown): void {
    if (!isLive || !takeAtOnce) {
      onChange(next);
      return;
    }
    const changed = { value: next };
    rested.follow(changed);
    if (rested.state() === changed) return;
    setAhead(changed);
    takeAtOnce(name, next);
  }

  return [ahead ? ahead.value : value, change];
}
