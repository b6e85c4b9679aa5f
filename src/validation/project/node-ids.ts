import type { Node } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import { type CheckOptions, toMessages } from '../check-document.ts';
import { pointerTo } from '../json-pointer.ts';
import type { Finding, Message } from '../message.ts';
import { jsonObject } from '../parts/include.ts';
import { idOf, typedNodes } from '../typed-nodes.ts';
import { stringProperty } from '../walk.ts';

/** What is wrong with the id of a node, where others of the file stand before it. */
function findingsAt(node: Node, before: Set<unknown>): Finding[] {
  const id = idOf(node);
  const severity = 'error';
  const type = stringProperty(node, 'type') ?? '';
  if (!id) return [{ offset: node.offset, pointer: pointerTo(node), severity, code: 'id.missing', values: { type } }];
  const isRepeated = before.has(id.value);
  before.add(id.value);
  if (!isRepeated) return [];
  return [{ offset: id.offset, pointer: pointerTo(id), severity, code: 'id.duplicate', values: { id: id.value } }];
}

/**
 * Checks that each typed node of a built-in screen has an id that no other node of the file has, includes among them: the merge of
 * overrides with newer screens tells nodes by their ids. Says nothing about broken JSON. Pages of companies need no ids, so browsers
 * and the server's publish gate do without this check.
 */
export function checkNodeIds(text: string, options: CheckOptions): Message[] {
  const root = jsonObject(text) && parseTree(text);
  if (!root) return [];
  const before = new Set<unknown>();
  const findings = typedNodes(root).flatMap((node) => findingsAt(node, before));
  return toMessages(text, findings, options);
}
