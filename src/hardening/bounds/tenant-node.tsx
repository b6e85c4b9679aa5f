import { type ComponentProps, useContext } from 'react';
import { useText } from '../../i18n/texts-context.ts';
import { takesText } from '../../reach/text-fields.ts';
import { CredentialGuard } from '../credential-guard.ts';
import { firstItems, ListRoom, withPages } from './bounded-items.ts';
import { boundedNumbers, boundedSchedules } from './bounded-numbers.ts';
import { boundedSchema, withoutSheets } from './bounded-schema.ts';
import { boundChart } from './chart-config.ts';
import { RestNote } from './rest-note.tsx';
import type { TenantNode as Tenants } from './tenant-context.ts';

/** Stands where a tenant's sign-in page would take what people type. */
const noteInPlace = (tpl: string) => ({ type: 'tpl', wrapperComponent: 'p', className: 'pw-note', tpl });

const isChart = (schema: unknown): boolean =>
  String((schema as { type?: unknown } | null)?.type).toLowerCase() === 'chart';

/** What amis calls with a chart before it gets its first options. */
const chartProps = { onChartMount: boundChart };

/** A node within the bounds of a page that a company or an app made, and without a field for text where none may be. */
export function TenantNode({ Node, given, nodeRef }: ComponentProps<Tenants>) {
  const guarded = useContext(CredentialGuard);
  const text = useText();
  const { schema } = given;
  const allowed = guarded && takesText(schema) ? noteInPlace(text('host.login.fieldOff')) : schema;
  const drawn = boundedNumbers(boundedSchema(guarded ? withoutSheets(allowed) : allowed));
  const bounded = {
    ...given,
    ...(isChart(schema) && chartProps),
    schema: boundedSchedules(drawn, given.data as object),
  };
  const first = firstItems(bounded, useContext(ListRoom));
  const node = <Node {...bounded} {...(first?.props ?? withPages(bounded))} ref={nodeRef as never} />;
  if (!first) return node;
  return (
    <ListRoom.Provider value={first.room}>
      {node}
      {first.props && <RestNote text="host.node.firstItems" count={first.limit} />}
    </ListRoom.Provider>
  );
}
