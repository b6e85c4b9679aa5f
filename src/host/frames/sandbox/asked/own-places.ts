import type { Frame } from '../../../../reach/frame.ts';

/** Whether an address belongs to the company or app of a page: by its path, or by its query as sign-in pages have it. */
export function isOwnPlace({ scope }: Frame, path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, ...parts] = pathname.split('/');
  const named = /^\/(?:login|auth)(?:\/|$)/.test(pathname) ? searchParams.get('company') : null;
  const [company, app] = parts[0] === 'company' ? [parts[1], parts[2] === 'app' ? parts[3] : undefined] : [named];
  return company === scope.company && (scope.app === undefined || app === scope.app);
}

/** Names in a query that the platform reads. A tenant's page leaves them as they are. */
const PLATFORMS = 'app authType company embed error from led preview redirect safe type'.split(' ');

/** An address that a page writes, with the platform's own names as they are in the address now. */
export function withOwnNames(address: string, search: string): string {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  const now = new URLSearchParams(search);
  const query = new URLSearchParams(rest.find((part) => part.startsWith('?')));
  for (const name of PLATFORMS) {
    query.delete(name);
    for (const value of now.getAll(name)) query.append(name, value);
  }
  const hash = rest.find((part) => part.startsWith('#')) ?? '';
  return `${/^[?#]/.test(path) ? '' : path}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
