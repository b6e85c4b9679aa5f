import type { ComponentProps } from 'react';
import { boundedSchema } from './bounded-schema.ts';
import type { TenantNode as Tenants } from './tenant-context.ts';

/** A node within the bounds of a page that a company or an app made. */
export function TenantNode({ Node, given, nodeRef }: ComponentProps<Tenants>) {
  const { schema } = given;
  return <Node {...given} schema={boundedSchema(schema) as typeof schema} ref={nodeRef as never} />;
}
