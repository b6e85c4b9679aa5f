/**
 * Whether a picture or sound may be loaded from an address. Loading sends a GET with the reader's session, so no call of the
 * API is a picture, but for uploaded files.
 */
export function isPicture(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return true;
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin !== window.location.origin || /\/api\/upload\//.test(pathname) || !/\/(api|auth)\//.test(pathname);
}
