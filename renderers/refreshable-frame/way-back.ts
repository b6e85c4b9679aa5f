/**
 * The address in a frame that came back to the very page it stands in, as a sign-in that failed does: that address belongs
 * to the whole window. Undefined while the frame shows something else, or another site, which tells no address.
 * @param route the path of the page, without the context path
 */
export function wayBack({ contentWindow }: HTMLIFrameElement, route: string, contextPath: string): string | undefined {
  try {
    const { pathname, href } = contentWindow!.location;
    return route !== '' && pathname === contextPath + route ? href : undefined;
  } catch {
    return undefined;
  }
}
