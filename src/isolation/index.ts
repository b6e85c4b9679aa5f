import { defaultOptions } from 'amis-core/lib/factory';
import type { ReportFailure } from './failure.ts';
import { amisNode, isolate, type NodeComponent } from './isolated-node.tsx';
import './isolation.css';
import { isolateLateRenderers } from './late-renderers.ts';
import { componentOfUnknownType } from './unknown-type.tsx';

export type { FailedNode, ReportFailure } from './failure.ts';
export { IsolatedScreen } from './isolated-screen.tsx';
export { componentOfUnknownType } from './unknown-type.tsx';

/**
 * Keeps failures small: a throwing node becomes a card with a retry while its siblings live on, and so does a node of a
 * type that does not exist. Call once, before the first render, after `harden`.
 */
export function installIsolation(report: ReportFailure): void {
  const options = defaultOptions as { SchemaRenderer?: NodeComponent; loadRenderer?: unknown };
  options.SchemaRenderer = isolate(options.SchemaRenderer ?? amisNode, report);
  isolateLateRenderers();
  options.loadRenderer = async (schema: { type?: string }, path: string) => componentOfUnknownType(schema, path);
}
