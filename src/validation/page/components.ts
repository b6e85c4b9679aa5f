import type { PageFinding } from './finding.ts';
import type { PageNode } from './nodes.ts';

/** Custom components of a page: the browser may run each in a process of its own. */
const MOST = 8;

/** Custom components beyond those that a page may have. */
export const tooManyComponents = (nodes: readonly PageNode[]): PageFinding[] =>
  nodes
    .filter(({ type }) => type === 'custom-component')
    .slice(MOST)
    .map((node) => ({ node, code: 'component.too-many', severity: 'error', values: { most: String(MOST) } }));
