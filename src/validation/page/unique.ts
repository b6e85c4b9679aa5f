import { property } from '../walk.ts';
import type { PageFinding } from './finding.ts';
import type { PageNode } from './nodes.ts';

/** Types whose name is that of a value in a form, beside everything that begins with `input-`. */
const FIELD =
  /^(?:input-|select$|multi-select$|textarea$|radios$|checkbox(?:es)?$|switch$|combo$|editor$|picker$|tree-select$|nested-select$|chained-select$|list-select$|button-group-select$|location-picker$|send-code$|captcha-image$)/;

const hasFormula = (text: string | undefined) => text === undefined || text === '' || text.includes('$');

function isConditional({ node }: PageNode): boolean {
  return ['visibleOn', 'hiddenOn', 'visible', 'hidden', 'disabledOn', 'disabled'].some((name) => property(node, name));
}

/** Fields under one name in one form: the later overwrites the earlier. Alternatives that show by turns are none. */
export function duplicateNames(nodes: readonly PageNode[]): PageFinding[] {
  const seen = new Map<PageNode | undefined, Set<string>>();
  return nodes.flatMap((node) => {
    const { name, type, scope } = node;
    const isField = scope?.type === 'form' && FIELD.test(type);
    if (!isField || name === undefined || hasFormula(name) || isConditional(node)) return [];
    const names = seen.get(scope) ?? new Set();
    seen.set(scope, names);
    if (!names.has(name)) {
      names.add(name);
      return [];
    }
    return [{ node, property: 'name', code: 'name.duplicate', severity: 'warning', values: { name } }];
  });
}

/** Ids that are there twice: an action on one of them meets the other. */
export function duplicateIds(nodes: readonly PageNode[]): PageFinding[] {
  const ids = new Set<string>();
  return nodes.flatMap((node) => {
    const { id } = node;
    if (id === undefined || hasFormula(id)) return [];
    if (!ids.has(id)) {
      ids.add(id);
      return [];
    }
    return [{ node, property: 'id', code: 'id.duplicate', severity: 'error', values: { id } }];
  });
}
