import { pointerTo } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { property } from '../walk.ts';
import type { PageNode } from './nodes.ts';

/** What a check of a whole page finds: the node, and the property of it that is at fault. */
export interface PageFinding {
  node: Pick<PageNode, 'node'>;
  property?: string;
  code: string;
  severity: Finding['severity'];
  values?: Record<string, string>;
  suggestion?: string | undefined;
}

/** Gives a finding its place. */
export function located({ node: { node }, property: name, ...finding }: PageFinding): Finding {
  const value = name === undefined ? undefined : property(node, name);
  const place = value ?? node;
  return { ...finding, pointer: pointerTo(place), offset: place.offset };
}
