const origin = 'http://same.origin';

function decodedFully(text: string): string | null {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    try {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    } catch {
      return null;
    }
  }
  return null;
}

const hasForbiddenCharacter = (text: string) => /[\\\s\p{Cc}]/u.test(text);

/** Blanks stand in what people search for. Behind the path the URL parser encodes them, and they lead nowhere else. */
function isWrittenRight(wanted: string): boolean {
  const [path = ''] = wanted.split(/[?#]/, 1);
  return !hasForbiddenCharacter(path) && !hasForbiddenCharacter(wanted.slice(path.length).replaceAll(' ', ''));
}

const startsLikeHost = (path: string) => !path.startsWith('/') || path.startsWith('//');

/** Calls answer data, and other places sign out or begin another sign-in. */
const elsewhere = /^\/(api|assets|auth|logout|healthz|readyz|metrics)(\/|$)/i;

function leavesThePages(pathname: string, contextPath: string): boolean {
  const decoded = decodedFully(pathname);
  if (decoded === null || hasForbiddenCharacter(decoded) || startsLikeHost(decoded)) return true;
  if (decoded.includes('//') || /(^|\/)\.\.?(\/|$)/.test(decoded)) return true;
  const inside = decoded.startsWith(`${contextPath}/`) ? decoded.slice(contextPath.length) : decoded;
  return elsewhere.test(inside);
}

/**
 * The place to go after signing in: the wanted path when it surely stays on this origin, else the home page.
 * Only a path is accepted, and it is judged again after the URL parser has normalised it, because
 * `/..//evil.example` becomes `//evil.example`; encoded spellings are judged decoded. Only a page is a
 * place to land: calls are none, nor are paths that would sign out or start another sign-in. A path outside the context path is taken as relative to it.
 */
export function safeRedirect(wanted: unknown, contextPath = ''): string {
  const home = `${contextPath}/`;
  if (typeof wanted !== 'string' || wanted.length > 2000 || wanted.length === 0) return home;
  if (!isWrittenRight(wanted) || startsLikeHost(wanted)) return home;
  const url = URL.parse(wanted, origin);
  if (url?.origin !== origin) return home;
  if (leavesThePages(url.pathname, contextPath)) return home;
  const path = url.pathname + url.search + url.hash;
  const inside = url.pathname === contextPath || url.pathname.startsWith(home);
  return inside ? path : contextPath + path;
}
