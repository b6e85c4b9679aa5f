import { SchemaRenderer } from 'amis-core';
import { defaultOptions } from 'amis-core/lib/factory';
import { type ComponentProps, type ComponentType, forwardRef } from 'react';
import { withoutPrograms } from './schema-gate.ts';

type Props = ComponentProps<typeof SchemaRenderer>;
type Definitions = (name: string) => unknown;

const gatedDefinitions = new WeakMap<Definitions, Definitions>();

/** What `$ref` names is page definition too. */
function gateDefinitions(resolve: Definitions): Definitions {
  const gated = gatedDefinitions.get(resolve) ?? ((name) => withoutPrograms(resolve(name)));
  gatedDefinitions.set(resolve, gated);
  return gated;
}

/** amis's node, given its definition without programs. */
function gate(Node: ComponentType<Props>): ComponentType<Props> {
  const Gated = forwardRef<unknown, Props>((props, ref) => {
    const gated = {
      ...props,
      schema: withoutPrograms(props.schema),
      resolveDefinitions: props.resolveDefinitions && gateDefinitions(props.resolveDefinitions as Definitions),
    };
    return <Node {...(gated as unknown as Props)} ref={ref as never} />;
  });
  Gated.displayName = 'GatedNode';
  return Gated as unknown as ComponentType<Props>;
}

/** Puts the gate before every node of every amis tree, also of those that come later (dialogs, services). */
export function gateNodes(): void {
  const options = defaultOptions as { SchemaRenderer?: ComponentType<Props> };
  options.SchemaRenderer = gate(options.SchemaRenderer ?? (SchemaRenderer as ComponentType<Props>));
}
