import { SchemaRenderer } from 'amis-core';
import { defaultOptions } from 'amis-core/lib/factory';
import { type ComponentType, forwardRef, useContext } from 'react';
import { type NodeProps, TenantContext } from './bounds/tenant-context.ts';
import { withoutPrograms } from './schema-gate.ts';

type Definitions = (name: string) => unknown;

const gatedDefinitions = new WeakMap<Definitions, Definitions>();

/** What `$ref` names is page definition too. */
function gateDefinitions(resolve: Definitions): Definitions {
  const gated = gatedDefinitions.get(resolve) ?? ((name) => withoutPrograms(resolve(name)));
  gatedDefinitions.set(resolve, gated);
  return gated;
}

const joined = new WeakMap<object, { definition: unknown; schema: object }>();

/**
 * A node that refers to a definition, as amis would join both. Neither half alone shows what they make together: one may hold the type,
 * the other a program for it or a number that is too large.
 */
function withDefinition(schema: NodeProps['schema'], resolve: Definitions | undefined): NodeProps['schema'] {
  const { $ref } = Object(schema) as Record<string, unknown>;
  if (typeof $ref !== 'string' || !resolve) return schema;
  const definition = resolve($ref);
  const known = joined.get(schema as object);
  if (known && known.definition === definition) return known.schema as NodeProps['schema'];
  const both = { ...(definition as object | undefined), ...(schema as object) } as Record<string, unknown>;
  delete both['$ref'];
  joined.set(schema as object, { definition, schema: both });
  return both as NodeProps['schema'];
}

/** amis's node, given its definition without programs, and drawn within bounds where a company or an app made it. */
function gate(Node: ComponentType<NodeProps>): ComponentType<NodeProps> {
  const Gated = forwardRef<unknown, NodeProps>((props, ref) => {
    const TenantNode = useContext(TenantContext);
    const gated = {
      ...props,
      schema: withoutPrograms(withDefinition(props.schema, props.resolveDefinitions as Definitions | undefined)),
      resolveDefinitions: props.resolveDefinitions && gateDefinitions(props.resolveDefinitions as Definitions),
    } as unknown as NodeProps;
    return TenantNode ? <TenantNode Node={Node} given={gated} nodeRef={ref} /> : <Node {...gated} ref={ref as never} />;
  });
  Gated.displayName = 'GatedNode';
  return Gated as unknown as ComponentType<NodeProps>;
}

/** Puts the gate before every node of every amis tree, also of those that come later (dialogs, services). */
export function gateNodes(): void {
  const options = defaultOptions as { SchemaRenderer?: ComponentType<NodeProps> };
  options.SchemaRenderer = gate(options.SchemaRenderer ?? (SchemaRenderer as ComponentType<NodeProps>));
}
