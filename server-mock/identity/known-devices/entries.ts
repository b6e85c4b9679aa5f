import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom a browser has signed in as. */
export interface DeviceHolder {
  /** As attempts name it. */
  subject: string;
  /** What a browser is forgotten with: the hash of the password, so that a change of it ends what was known before. */
  secret: string;
}

/** What the cookie of a browser says: its random mark, and who vouches for it, the latest first. */
export interface DeviceEntries {
  mark: string;
  entries: string[];
}

/** People who share a browser without pushing one another out. */
const most = 5;

const wellFormed = /^[\w-]{22}(\.[0-9a-z]{1,9}-[\w-]{22})*$/;

/** Reads a cookie; undefined when it is none of ours. */
export function readEntries(cookie: string | undefined): DeviceEntries | undefined {
  if (!cookie || cookie.length > 400 || !wellFormed.test(cookie)) return undefined;
  const [mark, ...entries] = cookie.split('.') as [string, ...string[]];
  return { mark, entries: entries.slice(0, most) };
}

/** The cookie that `readEntries` reads. */
export const writeEntries = ({ mark, entries }: DeviceEntries): string => [mark, ...entries].join('.');

/** One entry. It names nobody, so a browser does not tell who signs in on it. */
function entryOf(key: string, mark: string, { subject, secret }: DeviceHolder, expires: string): string {
  const text = JSON.stringify(['known device', mark, subject, secret, expires]);
  return `${expires}-${createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)}`;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Whether an entry stands for a holder. The work depends on the cookie alone, not on whose it is. */
export function hasEntry(key: string, { mark, entries }: DeviceEntries, holder: DeviceHolder, at: Date): boolean {
  const matching = entries.filter((entry) => {
    const expires = entry.split('-', 1)[0]!;
    const isRight = timingSafeEqual(Buffer.from(entryOf(key, mark, holder, expires)), Buffer.from(entry));
    return isRight && Number.parseInt(expires, 36) > seconds(at);
  });
  return matching.length > 0;
}

/** The entries with one for a holder in front; the oldest ones make room. */
export function withEntry(
  key: string,
  known: DeviceEntries,
  holder: DeviceHolder,
  { at, maxAge }: { at: Date; maxAge: number },
): DeviceEntries {
  const expires = (seconds(at) + maxAge).toString(36);
  const others = known.entries.filter((entry) => !hasEntry(key, { ...known, entries: [entry] }, holder, at));
  return { mark: known.mark, entries: [entryOf(key, known.mark, holder, expires), ...others].slice(0, most) };
}
