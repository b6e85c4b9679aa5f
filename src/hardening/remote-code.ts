import { addApiRequestAdaptor } from 'amis-core';

const codeMethod = /^(jsonp|js)$/i;

/** Throws for an API whose answer would be run as a program: `jsonp:` adds a script element, `js:` a function. */
export function refuseRemoteCode<Api extends { method?: string }>(api: Api): Api {
  if (codeMethod.test(api.method ?? '')) {
    throw new Error(`the API method "${api.method}" is not allowed: answers are data`);
  }
  return api;
}

/** Guards every request that amis sends. */
export function closeRemoteCode(): void {
  addApiRequestAdaptor(refuseRemoteCode as Parameters<typeof addApiRequestAdaptor>[0]);
}
