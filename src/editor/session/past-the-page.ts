import { buildApi } from 'amis-core';
import type { Api } from 'amis-core/lib/types';
import { ownAddress } from '../../api/own-address.ts';
import { ownHeaders } from '../../api/own-headers.ts';
import type { FrameHost } from '../../host/frames/frame-host.ts';
import { ownFetch } from '../../requests/requests.ts';

/** Where a call of a node goes, with the data around the node. */
function addressOf({ parts: { contextPath } }: FrameHost, api: Api, around: object): string {
  return ownAddress(buildApi(api, around).url, contextPath, window.location.href);
}

/** Posts something that arrives even though the document is on its way out. Nobody waits for the answer. */
export function postAtTheEnd(host: FrameHost, api: Api, around: object, body: object): void {
  ownFetch(addressOf(host, api, around), {
    method: 'POST',
    keepalive: true,
    headers: { ...ownHeaders(host.store.get()), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Reads in the name of whoever is signed in to this browser now, which the document's own calls never do. Null: refused. */
export async function readAsAnybody<Data>(host: FrameHost, api: Api, around: object = {}): Promise<Data | null> {
  const headers = { ...ownHeaders(host.store.get()), 'X-Signed-In-As': '' };
  const answer = await ownFetch(addressOf(host, api, around), { headers });
  return answer.ok ? ((await answer.json()) as { data: Data }).data : null;
}
