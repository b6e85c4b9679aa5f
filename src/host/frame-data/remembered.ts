import { rememberInCookie } from '../../state/cookie.ts';

const METHOD = 'pagewright.login.method';
const FORGOT = 'pagewright.login.forgot';

/** Views that were chosen, such as cards or a list, by the name of what is viewed. */
const VIEWS = 'pagewright.views';

/** What the sign-in page did last time, so that it can begin there, and which views were chosen. */
export interface Remembered {
  method: string;
  forgot: boolean;
  views: Record<string, string>;
}

/** Reads what is remembered; nothing where the browser keeps nothing. */
export function recall(): Remembered {
  return { method: read(METHOD) ?? '', forgot: read(FORGOT) === '1', views: readViews() };
}

function readViews(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(read(VIEWS) ?? ''));
}

/** Remembers the view of something in this browser. */
export function rememberView(name: string, view: string): void {
  write(VIEWS, new URLSearchParams({ ...readViews(), [name]: view }).toString());
}

/**
 * Remembers the chosen sign-in method, and whether the reset view was open. Choosing a method closes the reset view unless the
 * page says otherwise. The method goes into a cookie too: the server's first picture of the page shows the right one.
 */
export function rememberLogin(choice: { method?: unknown; forgot?: unknown }, contextPath: string): void {
  const { method, forgot } = choice;
  if (typeof method === 'string' && /^[a-z0-9-]+$/.test(method)) {
    write(METHOD, method);
    rememberInCookie('login_method', method, contextPath);
  }
  write(FORGOT, forgot ? '1' : null);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing begins with the default method next time.
  }
}
