import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useText } from '../../i18n/texts-context.ts';
import { takesText } from '../../reach/text-fields.ts';
import { CredentialGuard } from '../credential-guard.ts';
import { firstItems, ListRoom, withPages } from './bounded-items.ts';
import { boundedNumbers, boundedSchedules } from './bounded-numbers.ts';
import { boundedParts } from './bounded-parts.ts';
import { boundedSchema, withoutSheets } from './bounded-schema.ts';
import { useCalledItems } from './called-items.ts';
import { boundChart } from './chart-options.ts';
import { drawnCost, itemWeight } from './drawn-count.ts';
import { ItemsAtOnce } from './items-at-once.tsx';
import { tenantLimits } from './limits.ts';
import { isLongMarkdown } from './long-markdown.ts';
import { type CostlyKind, costlyKind, usePlace } from './places.ts';
import { RestNote } from './rest-note.tsx';
import type { TenantNode as Tenants } from './tenant-context.ts';

/** Stands where a tenant's sign-in page would take what people type. */
const noteInPlace = (tpl: string) => ({ type: 'tpl', wrapperComponent: 'p', className: 'pw-note', tpl });

const isSignIn = (schema: unknown): boolean => String(Object(schema).type).toLowerCase() === 'sign-in';

const isChart = (schema: unknown): boolean =>
  String((schema as { type?: unknown } | null)?.type).toLowerCase() === 'chart';

/** What amis calls with a chart before it gets its first options. */
const chartProps = { onChartMount: boundChart };

/** A costly node, or a note where the page shows as many as it may. */
function Placed({ kind, children }: { kind: CostlyKind; children: ReactNode }) {
  const hasPlace = usePlace(kind);
  return hasPlace ? children : <RestNote text="host.node.firstOfKind" count={kind.places} />;
}

/** A node within the bounds of a page that a company or an app made, and without a field for text where none may be. */
export function TenantNode({ Node, given, nodeRef }: ComponentProps<Tenants>) {
  const guarded = useContext(CredentialGuard);
  const text = useText();
  const { schema } = given;
  const allowed = guarded && takesText(schema) ? noteInPlace(text('host.login.fieldOff')) : schema;
  const drawn = boundedNumbers(boundedSchema(guarded ? withoutSheets(allowed) : allowed));
  const parts = boundedParts(drawn, given.data as object);
  const called = useCalledItems(parts.schema, given.data as object);
  const bounded = {
    ...given,
    ...(isChart(schema) && chartProps),
    schema: boundedSchedules(called.schema, given.data as object),
  };
  const room = useContext(ListRoom);
  const first = firstItems(bounded, room);
  if (isSignIn(schema) && room !== Number.POSITIVE_INFINITY) return <RestNote text="host.login.formOff" />;
  if (isLongMarkdown(bounded)) return <RestNote text="host.node.longText" />;
  if (parts.isOff) return <RestNote text="host.node.manyParts" count={parts.limit} />;
  const plain = <Node {...bounded} {...(first?.props ?? withPages(bounded))} ref={nodeRef as never} />;
  const cost = drawnCost(bounded, { first, called: called.count, parts: parts.count });
  const node = itemWeight(schema) > 0 ? <ItemsAtOnce cost={cost}>{plain}</ItemsAtOnce> : plain;
  const costly = costlyKind(schema);
  if (costly) return <Placed kind={costly}>{node}</Placed>;
  const shown = (
    <>
      {node}
      {(first?.props || called.isCut) && (
        <RestNote text="host.node.firstItems" count={first?.limit ?? tenantLimits.items} />
      )}
      {parts.limit && <RestNote text="host.node.firstItems" count={parts.limit} />}
    </>
  );
  return first ? <ListRoom.Provider value={first.room}>{shown}</ListRoom.Provider> : shown;
}
