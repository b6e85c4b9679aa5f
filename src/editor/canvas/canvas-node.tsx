import { SchemaRenderer } from 'amis-core';
import { defaultOptions } from 'amis-core/lib/factory';
import { type ComponentType, forwardRef, useContext } from 'react';
import { type NodeProps, TenantContext } from '../../hardening/bounds/tenant-context.ts';

/**
 * amis's node in the canvas. amis-editor brings its own there, past the one that this document has put before all nodes; a page of a company
 * or an app is drawn with that one, which holds it to its bounds.
 */
export const CanvasNode = forwardRef<unknown, NodeProps>((props, ref) => {
  const isTenants = useContext(TenantContext) !== null;
  const gated = (defaultOptions as { SchemaRenderer?: ComponentType<NodeProps> }).SchemaRenderer;
  const Node = (isTenants && gated) || (SchemaRenderer as unknown as ComponentType<NodeProps>);
  return <Node {...(props as NodeProps)} ref={ref as never} />;
});
CanvasNode.displayName = 'CanvasNode';
