import { property } from '../walk.ts';
import type { PageFinding } from './finding.ts';
import type { PageNode } from './nodes.ts';

/** Fields that a person fills in and that show no words of their own. */
const INPUT =
  /^(?:input-(?!group|sub-form|table|array|kv)|select$|multi-select$|textarea$|tree-select$|nested-select$|chained-select$|send-code$|captcha-image$)/;

/** Where a field of a form stands; fields of tables have their column's title. */
const FORM_PLACES = new Set(['body', 'controls', 'items']);

const NAMES = ['label', 'ariaLabel', 'title', 'labelRemark'];
const ALTERNATIVES = ['alt', 'ariaLabel', 'title', 'caption', 'imageCaption', 'label'];

/** Whether one of the properties says something. */
function says({ node }: PageNode, names: readonly string[]): boolean {
  return names.some((name) => {
    const value = property(node, name);
    return value !== undefined && (value.type !== 'string' || value.value !== '') && value.value !== false;
  });
}

/** Inputs and images that a person who does not see them cannot know. */
export function unnamedNodes(nodes: readonly PageNode[]): PageFinding[] {
  return nodes.flatMap((node): PageFinding[] => {
    const { type, scope, keys } = node;
    if (INPUT.test(type) && scope?.type === 'form' && FORM_PLACES.has(keys.at(-1) ?? '') && !says(node, NAMES)) {
      return [{ node, code: 'accessibility.label', severity: 'warning' }];
    }
    const isImage = type === 'image' || type === 'static-image';
    if (isImage && property(node.node, 'alt') === undefined && !says(node, ALTERNATIVES)) {
      return [{ node, code: 'accessibility.alternative', severity: 'warning' }];
    }
    return [];
  });
}
