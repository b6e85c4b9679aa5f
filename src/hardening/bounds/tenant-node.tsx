import { type ComponentProps, useContext } from 'react';
import { useText } from '../../i18n/texts-context.ts';
import { takesText } from '../../reach/text-fields.ts';
import { CredentialGuard } from '../credential-guard.ts';
import { boundedSchema } from './bounded-schema.ts';
import type { TenantNode as Tenants } from './tenant-context.ts';

/** Stands where a tenant's sign-in page would take what people type. */
const noteInPlace = (tpl: string) => ({ type: 'tpl', wrapperComponent: 'p', className: 'pw-note', tpl });

/** A node within the bounds of a page that a company or an app made, and without a field for text where none may be. */
export function TenantNode({ Node, given, nodeRef }: ComponentProps<Tenants>) {
  const guarded = useContext(CredentialGuard);
  const text = useText();
  const { schema } = given;
  const allowed = guarded && takesText(schema) ? noteInPlace(text('host.login.fieldOff')) : schema;
  return <Node {...given} schema={boundedSchema(allowed) as typeof schema} ref={nodeRef as never} />;
}
