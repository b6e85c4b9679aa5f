import type { Translation } from './navigator.ts';

/**
 * In private mode there is one company, and its pages stand below `/app`. Everything inside the program knows them by their addresses below
 * `/company/KEY`; the server's door and the browser's address bar translate.
 */

/** Where the company's pages stand in private mode. */
const DOOR = '/app';

/**
 * What follows `/company/KEY` in the addresses of the company itself, now or in the manual. Anything else that follows `/app` is the key of
 * an app, so no app has one of these keys.
 */
export const COMPANY_PLACES: ReadonlySet<string> = new Set([
  'audit',
  'component',
  'import-app',
  'login-page',
  'members',
  'new-app',
  'removed-apps',
  'screens',
  'settings',
  'sign-in',
  'theme',
  'widget-template',
]);

/** A path, and what follows it. */
const PARTS = /^([^?#]*)(.*)$/s;

const firstOf = (rest: string): string => rest.split('/', 2)[1] ?? '';

/** `/app/crm?page=2` → `/company/KEY/app/crm?page=2`; `/app/members` → `/company/KEY/members`. Other addresses stay. */
export function innerAddress(address: string, companyKey: string): string {
  const [, path = '', query = ''] = PARTS.exec(address) ?? [];
  if (path !== DOOR && !path.startsWith(`${DOOR}/`)) return address;
  const rest = path.slice(DOOR.length).replace(/\/$/, '');
  const isOfCompany = rest === '' || COMPANY_PLACES.has(firstOf(rest));
  return `/company/${companyKey}${isOfCompany ? '' : '/app'}${rest}${query}`;
}

/** The way back of `innerAddress`, for what is shown. An app with a key that it could not have in private mode keeps its address. */
export function shownAddress(address: string, companyKey: string): string {
  const [, path = '', query = ''] = PARTS.exec(address) ?? [];
  const company = `/company/${companyKey}`;
  const rest = path.slice(company.length).replace(/\/$/, '');
  if (!path.startsWith(company) || !/^(\/|$)/.test(path.slice(company.length))) return address;
  if (rest === '' || rest === DOOR) return DOOR + query;
  if (!rest.startsWith(`${DOOR}/`)) return COMPANY_PLACES.has(firstOf(rest)) ? DOOR + rest + query : address;
  return COMPANY_PLACES.has(firstOf(rest.slice(DOOR.length))) ? address : rest + query;
}

/** How the documents of the one company's members translate. They have no home page but its desk. */
export const translationFor = (companyKey: string | undefined): Translation | undefined =>
  companyKey === undefined
    ? undefined
    : {
        inner: (path) => innerAddress(path.replace(/^\/(?=$|[?#])/, DOOR), companyKey),
        shown: (path) => shownAddress(path, companyKey),
      };
