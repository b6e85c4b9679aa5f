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

/** amis's node, given its definition without programs, and drawn within bounds where a company or an app made it. */
function gate(Node: ComponentType<NodeProps>): ComponentType<NodeProps> {
  const Gated = forwardRef<unknown, NodeProps>((props, ref) => {
    const TenantNode = useContext(TenantContext);
    const gated = {
      ...props,
      schema: withoutPrograms(props.schema),
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
