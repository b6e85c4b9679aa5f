import type { OwnHeaders } from '../api/own-headers.ts';
import { ownFetch } from '../requests/requests.ts';
import type { DocumentKind, RouteTable } from '../types/start.ts';

/** The route table that the server would write into a document now. Rejects when there is none to be had. */
export async function refetchRoutes(
  { contextPath, documentKind }: { contextPath: string; documentKind: DocumentKind },
  own: OwnHeaders,
): Promise<RouteTable> {
  const address = `${contextPath}/api/routes?document=${documentKind}`;
  const response = await ownFetch(address, { headers: { Accept: 'application/json', ...own }, cache: 'no-store' });
  if (!response.ok) {
    throw new Error(`no routes (${response.status})`);
  }
  const { data } = (await response.json()) as { data: RouteTable };
  return data;
}
