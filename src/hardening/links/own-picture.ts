/** Whether an element may have an attribute that can make it load a picture. */
export type PictureRule = (element: Element, name: string, value: string) => boolean;

let stricter: PictureRule | undefined;

/** Puts a further rule for pictures in force for the whole document, or takes it away. */
export function restrictPictures(rule: PictureRule | undefined): void {
  stricter = rule;
}

/** Whether the further rule, if there is one, lets an element have an attribute. */
export const keepsPictureRule: PictureRule = (...attribute) => stricter?.(...attribute) ?? true;

/**
 * Whether a picture or sound may be loaded from an address. Loading sends a GET with the reader's session, so no call of the
 * API is a picture, but for uploaded files.
 */
export function isPicture(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return true;
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin !== window.location.origin || /\/api\/upload\//.test(pathname) || !/\/(api|auth)\//.test(pathname);
}
