import type { SchemaRenderer } from 'amis-core';
import { type ComponentProps, type ComponentType, createContext, type Ref } from 'react';

export type NodeProps = ComponentProps<typeof SchemaRenderer>;

/** Draws a node within the bounds of a tenant's page. */
export type TenantNode = ComponentType<{ Node: ComponentType<NodeProps>; given: NodeProps; nodeRef: Ref<unknown> }>;

/**
 * What draws the nodes below when they belong to a page of a company or an app; null elsewhere. It is loaded with the first such
 * page (`src/host/frames/rules.ts`).
 */
export const TenantContext = createContext<TenantNode | null>(null);
