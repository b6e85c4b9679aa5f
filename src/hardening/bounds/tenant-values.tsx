import { FormItemWrap } from 'amis-core';
import { type ReactNode, useContext } from 'react';
import { patchMethod } from '../patch-method.ts';
import { valueExcess } from './held-values.ts';
import type { Excess } from './number-limits.ts';
import { RestNote } from './rest-note.tsx';
import { TenantContext } from './tenant-context.ts';

interface Item {
  props: Record<string, unknown>;
}

/** Stands in place of a field of a tenant's page whose value has more parts than are shown; on other pages the field stays. */
function LongValue({ excess: { key, limit }, children }: { excess: Excess; children: ReactNode }) {
  const isTenants = useContext(TenantContext) !== null;
  const text = key === 'text' ? 'host.node.longText' : 'host.node.manyValues';
  return isTenants ? <RestNote text={text} count={limit} /> : children;
}

/**
 * Keeps fields of tenants' pages from drawing values without end, wherever a value came from: the page, its data, a call or an event.
 * The field stays a part of its form, so that nothing of the value is lost. Call once.
 */
export function boundValues(): void {
  patchMethod(
    FormItemWrap.prototype as object,
    'render',
    (original) =>
      function (this: unknown, ...args: never[]) {
        const { props } = this as Item;
        const drawn = original.apply(this as never, args) as ReactNode;
        const excess = valueExcess(String(props['type']), props['value'], props);
        return excess ? <LongValue excess={excess}>{drawn}</LongValue> : drawn;
      },
  );
}
