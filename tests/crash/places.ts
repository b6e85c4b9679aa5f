/** A place where a screen may be overridden. */
export interface Place {
  /** The scope's prefix: `/api` or `/api/company/KEY`. */
  prefix: string;
  screen: string;
  /** Who writes there. */
  account: string;
}

/** Several screens of a level that are written together. */
export interface Group {
  prefix: string;
  screens: readonly string[];
  account: string;
}

const administrator = 'admin@example.com';
const second = 'member@example.com';
const owner = 'owner@example.com';
const globex = '/api/company/globex';

/** Where pages are published again and again. */
export const published: readonly Place[] = [
  { prefix: '/api', screen: 'home/companies', account: administrator },
  { prefix: '/api', screen: 'user-center/profile', account: second },
  { prefix: '/api/company/acme', screen: 'company/desk', account: administrator },
];

/** Where drafts are kept as an editor keeps them, and published from time to time. */
export const drafted: readonly Place[] = [
  { prefix: '/api', screen: 'user-center/security', account: second },
  { prefix: globex, screen: 'company/desk', account: owner },
];

/** Screens that come in as one file. */
export const imported: Group = { prefix: globex, screens: ['crash/one', 'crash/two', 'crash/three'], account: owner };

/** Screens that are published in one call. */
export const pushed: Group = { prefix: globex, screens: ['crash/first', 'crash/second'], account: owner };

/** The same person writes each screen of a group. */
export const placesOf = ({ screens, ...rest }: Group): Place[] => screens.map((screen) => ({ ...rest, screen }));

/** Every place that may have versions. */
export const versioned: readonly Place[] = [...published, ...drafted, ...placesOf(pushed)];

/** A page that bears a marker in several places, so that a half of one shows. */
export const markedPage = (marker: string) => ({
  type: 'page',
  id: marker,
  className: marker,
  body: { type: 'tpl', tpl: marker },
});

type Marked = { id?: string; className?: string; body?: { tpl?: string } };

/** The one marker of a page; undefined when it does not bear the same everywhere. */
export function markerOf({ id, className, body }: Marked): string | undefined {
  return id === className && id === body?.tpl ? id : undefined;
}
