import { addApiRequestAdaptor } from 'amis-core';

interface CachedCall {
  cache?: number;
  keepFor?: number;
}

/**
 * Takes the cache a page asks for (`"cache": 1000`, milliseconds) out of amis's hands: amis would keep failures too, and would
 * answer with them although the next call might succeed.
 */
export function keepAnswersOurselves(): void {
  addApiRequestAdaptor((call) => {
    const cached = call as CachedCall;
    if (typeof cached.cache === 'number') {
      cached.keepFor = cached.cache;
      delete cached.cache;
    }
    return call;
  });
}
