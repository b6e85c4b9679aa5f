import { isObject, type Json } from '../../../src/validation/parts/include.ts';

/** Notes in a service's own data whether its call has failed. */
const noteFailure = (id: string) => ({
  actions: [
    {
      actionType: 'setValue',
      componentId: id,
      args: { value: { failed: '${event.data.responseStatus != 0}' } },
    },
  ],
});

function withDefaults(service: Json): Json {
  const { id, onEvent } = service;
  const quiet = { loadingConfig: { show: false }, showErrorMsg: false, ...service };
  return typeof id === 'string' ? { ...quiet, onEvent: { fetchInited: noteFailure(id), ...(onEvent ?? {}) } } : quiet;
}

/**
 * A built-in screen with what its services do unless they say otherwise: a service that calls shows neither amis's spinner nor its message,
 * as the screen has rows and notes of its own, and `failed` says whether the last call failed.
 */
export function withServiceDefaults<T>(schema: T): T {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const node = Object.fromEntries(Object.entries(value).map(([name, below]) => [name, visit(below)]));
    return node['type'] === 'service' && node['api'] !== undefined ? withDefaults(node) : node;
  };
  return visit(schema) as T;
}
