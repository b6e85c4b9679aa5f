/** Where the tab notes the drafts whose drawing has begun and not come to rest: the revision, by the name of the page. */
const NOTES = 'pagewright.drawing';

/** Milliseconds after which a canvas that has answered is at rest. */
const REST = 2000;

type Notes = Record<string, string>;

function read(): Notes {
  try {
    return JSON.parse(sessionStorage.getItem(NOTES) ?? '{}') as Notes;
  } catch {
    return {};
  }
}

/** A browser that keeps nothing draws every draft. */
function write(notes: Notes): void {
  try {
    sessionStorage.setItem(NOTES, JSON.stringify(notes));
  } catch {}
}

/** The page of this document that is being drawn. */
let drawn: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function forget(): void {
  if (drawn === undefined) return;
  const { [drawn]: _, ...others } = read();
  write(others);
  drawn = undefined;
}

/**
 * Notes that a draft is drawn next. The note stays when the browser never answers again. A person who leaves before the canvas is at rest
 * takes it away: a frozen tab never gets there.
 * @returns whether to draw it: not when it never came to rest the last time
 */
export function beginDrawing(name: string, revision: string): boolean {
  drawn = name;
  if (read()[name] === revision) return false;
  write({ ...read(), [name]: revision });
  window.addEventListener('pagehide', forget, { once: true });
  return true;
}

/**
 * The canvas has been drawn. When nothing follows, it has come to rest.
 * @param isOnItsWay says whether files of its nodes are still to come
 */
export function restSoon(isOnItsWay: () => boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => (isOnItsWay() ? restSoon(isOnItsWay) : forget()), REST);
}
