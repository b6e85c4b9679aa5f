/** A page that the server does not have yet. */
export interface LocalCopy {
  schema: object;
  /** The page on the server that it came from, as text. */
  base: string;
}

/** A copy with the name that it is kept under. */
export interface NamedCopy extends LocalCopy {
  name: string;
}

interface Kept extends LocalCopy {
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'pagewright.page.';

/** The name of a tab's copy of a page. Each tab has one of its own: two tabs of one person would overwrite each other's. */
export const copyName = (page: string, tab: string): string => `${page} ${tab}`;

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The copies that tabs of this browser have left of a page, the newest first. Copies that cannot be read are none. */
export function copiesOf(page: string): NamedCopy[] {
  const own = PREFIX + copyName(page, '');
  const found = Object.keys(localStorage).flatMap((key) => {
    const kept = key.startsWith(own) ? read(key) : null;
    return kept ? [{ ...kept, name: key.slice(PREFIX.length) }] : [];
  });
  return found.sort((one, other) => other.at - one.at);
}

/** Keeps a copy until the server has the page. A browser without room keeps none; the page is still sent. */
export function keepCopy(name: string, copy: LocalCopy): void {
  const kept: Kept = { ...copy, at: Date.now() };
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    dropCopy(name);
  }
}

/** The server has the page, or nobody wants the copy. */
export function dropCopy(name: string): void {
  localStorage.removeItem(PREFIX + name);
}
