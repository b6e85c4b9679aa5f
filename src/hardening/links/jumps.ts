import { defaultOptions } from 'amis-core/lib/factory';
import { isSafeAddress } from './safe-address.ts';

/** amis's own `jumpTo` assigns any text to `location`; unsafe addresses go nowhere. A host's own `jumpTo` checks itself. */
export function guardJumps(): void {
  const jump = defaultOptions.jumpTo;
  if (!jump) {
    throw new Error('amis has no default jumpTo');
  }
  defaultOptions.jumpTo = (to, ...rest) => (isSafeAddress(String(to ?? '')) ? jump(to, ...rest) : undefined);
}
