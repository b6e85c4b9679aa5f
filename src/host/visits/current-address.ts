import type { Navigator } from '../../routes/navigator.ts';

/** Whether an address is the one being shown: the same path, and every query value it names. */
export function isCurrentAddress(address: string, navigator: Pick<Navigator, 'destination' | 'place'>): boolean {
  const destination = address ? navigator.destination(address) : null;
  if (destination?.kind !== 'inside') {
    return false;
  }
  const url = new URL(destination.path, 'http://localhost');
  const place = navigator.place();
  const current = new URLSearchParams(place.search);
  return url.pathname === place.pathname && [...url.searchParams].every(([name, value]) => current.get(name) === value);
}
