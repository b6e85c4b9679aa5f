import { MOST_MESSAGES } from '../limits.ts';
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
  const findings: PageFinding[] = [];
  for (const node of nodes) {
    const { name, type, scope } = node;
    const isField = scope?.type === 'form' && FIELD.test(type);
    if (!isField || name === undefined || hasFormula(name) || isConditional(node)) continue;
    const names = seen.get(scope) ?? new Set();
    seen.set(scope, names);
    if (names.has(name))
      findings.push({ node, property: 'name', code: 'name.duplicate', severity: 'warning', values: { name } });
    if (findings.length > MOST_MESSAGES) break;
    names.add(name);
  }
  return findings;
}

/** Ids that are there twice: an action on one of them meets the other. */
export function duplicateIds(nodes: readonly PageNode[]): PageFinding[] {
  const ids = new Set<string>();
  const findings: PageFinding[] = [];
  for (const node of nodes) {
    const { id } = node;
    if (id === undefined || hasFormula(id)) continue;
    if (ids.has(id)) findings.push({ node, property: 'id', code: 'id.duplicate', severity: 'error', values: { id } });
    if (findings.length > MOST_MESSAGES) break;
    ids.add(id);
  }
  return findings;
}
