/**
 * Browsers carry the part of a page that was wanted over to the address of the sign-in page, where no server sees it, and ways in over
 * other pages lose it. So it goes to where the page itself stands.
 */
export function keepWantedPart(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const wanted = query.get('redirect');
  if (!hash || !wanted || wanted.includes('#')) return;
  query.set('redirect', wanted + hash);
  history.replaceState(history.state, '', `${pathname}?${query}`);
}
