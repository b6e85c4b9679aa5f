import type { Node } from 'jsonc-parser';
import { tenantLimits } from '../hardening/bounds/limits.ts';
import { standsAtSignIn } from '../reach/frame.ts';
import { isTenantLayer } from '../reach/tenant-layer.ts';
import { jsonPointer } from './json-pointer.ts';
import type { Finding } from './message.ts';
import type { RuleContext } from './rules/rule.ts';
import { stringProperty, walk } from './walk.ts';

/** Whether the nodes of a page are counted: those of companies and apps, and of the platform where people sign in. */
const isCounted = (context: RuleContext): boolean =>
  isTenantLayer(context.layer) || (context.layer === 'platform' && standsAtSignIn(context));

/**
 * Finds where a page has more nodes, or deeper ones, than a tenant's may. The platform's own sign-in page is held to the same: one that
 * freezes the tab keeps everybody out.
 */
export function checkPageSize(root: Node, context: RuleContext): Finding[] {
  if (!isCounted(context)) return [];
  const found = new Map<string, Finding>();
  const nodesAbove = new Map<Node, number>();
  let nodes = 0;
  walk(root, ({ node, path, reading, owner }) => {
    const above = nodesAbove.get(node.parent?.type === 'array' ? node.parent : (owner ?? root)) ?? 0;
    const report = (code: string, limit: number): void => {
      if (found.has(code)) return;
      found.set(code, { code, severity: 'error', offset: node.offset, pointer: jsonPointer(path), values: { limit } });
    };
    const isNode = node.type === 'object' && reading === 'node' && stringProperty(node, 'type') !== undefined;
    nodesAbove.set(node, above + Number(isNode));
    if (!isNode) return;
    nodes += 1;
    if (nodes > tenantLimits.nodes) report('bounds.nodes', tenantLimits.nodes);
    if (above + 1 > tenantLimits.depth) report('bounds.depth', tenantLimits.depth);
  });
  return [...found.values()];
}
