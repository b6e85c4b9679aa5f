/** Where an address leads, seen from the application. */
export type Destination =
  /** A path of ours, without the context path. */
  | { kind: 'inside'; path: string }
  /** Another site, or a program such as the mail client. */
  | { kind: 'outside'; url: string };

const OUTSIDE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Resolves an address that a page or a person gave. Answers null for what must not be followed: script and data addresses, and
 * paths that a browser would read as another host.
 * @param address absolute path, relative reference or full URL
 * @param href the current full URL
 * @param contextPath the path below which the application lives, '' at the root
 */
export function resolveDestination(address: string, href: string, contextPath: string): Destination | null {
  const url = parse(withContext(address.trim(), contextPath), href);
  if (!url || !OUTSIDE_SCHEMES.has(url.protocol)) {
    return null;
  }
  if (url.origin !== new URL(href).origin || !isBelow(url.pathname, contextPath)) {
    return { kind: 'outside', url: url.href };
  }
  if (url.pathname.startsWith('//')) {
    return null;
  }
  return { kind: 'inside', path: (url.pathname.slice(contextPath.length) || '/') + url.search + url.hash };
}

/** Whether a path lies below the context path. */
export function isBelow(pathname: string, contextPath: string): boolean {
  return contextPath === '' || pathname === contextPath || pathname.startsWith(`${contextPath}/`);
}

/** Pages write `/i/profile`; only a page that asks for `${contextPath}` writes the whole path. */
function withContext(address: string, contextPath: string): string {
  const absolute = address.startsWith('/') && !/^[/\\]{2}/.test(address);
  return absolute && !isBelow(address.split(/[?#]/, 1)[0] ?? '', contextPath) ? contextPath + address : address;
}

function parse(address: string, href: string): URL | null {
  try {
    return new URL(address, href);
  } catch {
    return null;
  }
}
