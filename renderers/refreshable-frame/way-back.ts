/**
 * Where the whole window belongs when a frame came back to the sign-in page, as a sign-in that failed does: the page the
 * frame stands in, with what the frame's address asks of it. Undefined while the frame shows something else, or another
 * site, which tells no address.
 * @param route the path of the page, without the context path
 */
export function wayBack({ contentWindow }: HTMLIFrameElement, route: string, contextPath: string): string | undefined {
  try {
    const { pathname, href } = contentWindow!.location;
    if (route === '' || (pathname !== contextPath + route && pathname !== `${contextPath}/login`)) {
      return undefined;
    }
    const address = new URL(href);
    address.pathname = contextPath + route;
    return address.href;
  } catch {
    return undefined;
  }
}
