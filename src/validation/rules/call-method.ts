import type { Node } from 'jsonc-parser';
import { stringProperty, typeOf } from '../walk.ts';

/** Properties whose calls amis posts, whatever node they belong to. */
const POSTED = /^(?:receiver|videoReceiver|uploadApi|(?:start|finish)?[cC]hunkApi|quickSave(?:Item)?Api|saveOrderApi)$/;

/** Nodes that post what they have under `api`. */
const SENDERS = /^(?:form|wizard)$/;

/** Lists whose rows are changed by calls. amis reads with these when they name no method. */
const ROWS = /^(?:input-table|combo|input-array|input-kvs?)$/;

/** Names of the properties that a value is under, its own first, without indices. */
function* namesAbove(node: Node | undefined): Generator<string> {
  for (let at = node; at; at = at.parent) if (at.type === 'property') yield String(at.children?.[0]?.value);
}

/** Whether an action is one of an event's: such an `ajax` reads, while that of a button posts. */
function isOfEvent(action: Node): boolean {
  const names = [...namesAbove(action)];
  const at = names.findIndex((name) => name !== 'children');
  return names[at] === 'actions' && names[at + 2] === 'onEvent';
}

/** Whether amis posts the `api` of a node, an action, a wizard's step or a cell that is saved at once. */
function isPostedApi(call: Node, owner: Node | undefined): boolean {
  const action = stringProperty(owner, 'actionType');
  if (action === 'saveAs' || (action === 'download' && call.type === 'string')) return false;
  if (action !== undefined) return !isOfEvent(owner!);
  const [, around] = namesAbove(call);
  return SENDERS.test(typeOf(owner)) || around === 'steps' || around === 'saveImmediately';
}

/**
 * The method in small letters with which amis makes a call that names none. It depends on the property and on the node:
 * amis posts forms, buttons and files, and reads everything else.
 * @param call the value under the property, in a document that knows its parents
 */
export function methodOf(call: Node): string {
  const [key = ''] = namesAbove(call);
  const owner = call.parent?.parent;
  if (POSTED.test(key)) return 'post';
  // The pages of an `app` have no type.
  if (key === 'schemaApi') return typeOf(owner) === '' ? 'get' : 'post';
  if (key === 'api') return isPostedApi(call, owner) ? 'post' : 'get';
  if (ROWS.test(typeOf(owner))) return 'get';
  return key === 'deleteApi' ? 'delete' : /^(?:add|edit)Api$/.test(key) ? 'post' : 'get';
}
