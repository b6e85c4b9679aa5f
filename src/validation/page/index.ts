import type { Node } from 'jsonc-parser';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { withinLimits } from '../limits.ts';
import type { Finding } from '../message.ts';
import { unnamedNodes } from './accessibility.ts';
import { unknownFields } from './answers.ts';
import { tooManyComponents } from './components.ts';
import { located } from './finding.ts';
import { nodesOf } from './nodes.ts';
import { targetNames, unknownTargets } from './targets.ts';
import { duplicateIds, duplicateNames } from './unique.ts';

export { applyWaivers } from '../rules/waivers.ts';

/** What only shows when a page is seen as a whole: names, ids, references between its nodes, and what they are called, and how many custom components there are. */
export function checkPage(root: Node, operations: readonly ApiOperation[] | undefined): Finding[] {
  const nodes = nodesOf(root);
  const findings = [
    ...duplicateIds(nodes, targetNames(root)),
    ...duplicateNames(nodes),
    ...unknownTargets(root),
    ...unnamedNodes(nodes),
    ...tooManyComponents(nodes),
  ];
  return withinLimits(operations ? [...findings, ...unknownFields(root, operations)] : findings).map(located);
}
