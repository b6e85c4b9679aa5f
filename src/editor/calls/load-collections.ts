import type { Api } from 'amis-core/lib/types';
import type { Call } from '../session/calls.ts';
import type { Collection } from './call-choices.ts';

interface Listed {
  items: readonly { key: string }[];
}

interface Read {
  key: string;
  name: string;
  fields: readonly { key: string; type: string }[];
}

/** Types of fields of which many documents have the same value. */
const SHARED = new Set(['choice', 'choices', 'boolean', 'reference', 'person']);

function collectionOf({ key, name, fields }: Read): Collection {
  const by = fields.find(({ type }) => SHARED.has(type)) ?? fields[0];
  return { key, name, fields: fields.map((field) => field.key), by: by?.key };
}

/** The collections of an app with the keys of their fields; those that cannot be read are left out. */
export async function loadCollections(call: Call, listApi: Api, oneApi: Api): Promise<Collection[]> {
  const listed = await call<Listed>(listApi, 'get');
  const read = (listed.data?.items ?? []).map(async ({ key }) => {
    const one = await call<Read>(oneApi, 'get', { collectionKey: key });
    return one.ok && one.data ? [collectionOf(one.data)] : [];
  });
  return listed.ok ? (await Promise.all(read)).flat() : [];
}
