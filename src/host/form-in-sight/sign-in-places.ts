import { useEffect, useRef } from 'react';

const places = new Set<Element>();

/**
 * Where the platform's sign-in form stands on somebody else's page. No class or attribute says it: the page could give its own
 * elements the same ones.
 */
export const signInPlaces = (): readonly Element[] => [...places];

/** Notes an element as a place of the form for as long as it is shown. */
export function useSignInPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    places.add(element);
    return () => void places.delete(element);
  }, []);
  return place;
}
