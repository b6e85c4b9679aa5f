/** A page that the server does not have yet. */
export interface LocalCopy {
  schema: object;
  /** The page on the server that it came from, as text. */
  base: string;
}

const PREFIX = 'pagewright.page.';

/** The copy that this browser has of the page with this name; null when there is none that can be read. */
export function readCopy(name: string): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as LocalCopy | null;
  } catch {
    return null;
  }
}

/** Keeps a copy until the server has the page. A browser without room keeps none; the page is still sent. */
export function keepCopy(name: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(copy));
  } catch {
    dropCopy(name);
  }
}

/** The server has the page, or nobody wants the copy. */
export function dropCopy(name: string): void {
  localStorage.removeItem(PREFIX + name);
}
