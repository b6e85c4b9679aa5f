import type { Node } from 'jsonc-parser';
import { property, stringProperty } from '../walk.ts';
import type { Rule } from './rule.ts';

/** What an action does nothing without; amis reads it of the action itself or of its `args`. */
const NEEDS = new Map([
  ['ajax', 'api'],
  ['download', 'api'],
  ['dialog', 'dialog'],
  ['drawer', 'drawer'],
  ['url', 'url'],
  ['link', 'link'],
  ['broadcast', 'eventName'],
]);

function has(action: Node, name: string): boolean {
  const args = property(action, 'args');
  return property(action, name) !== undefined || args?.type === 'string' || property(args, name) !== undefined;
}

/** An action of an event has what it is about. */
export const actionNeeds: Rule = ({ node, keys }) => {
  if (node.type !== 'object' || keys.at(-1) !== 'actions' || !keys.includes('onEvent')) return [];
  const name = NEEDS.get(stringProperty(node, 'actionType') ?? '');
  return name === undefined || has(node, name) ? [] : [{ code: 'property.missing', values: { name } }];
};
