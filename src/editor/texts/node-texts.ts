import { keysOf } from '../../i18n/translate.ts';
import { isObject, type Json } from '../page/json.ts';

/** A text of a node. */
export interface NodeText {
  /** The names and indices that lead from the node to it. */
  path: readonly string[];
  /** The property that people know it by: the last name of the path that is no index. */
  property: string;
  text: string;
  /** The keys that it names; empty for a plain text. */
  keys: readonly string[];
}

/** Properties whose plain text people read, and so may want in both languages. */
const READ = new Set(
  (
    'label title subTitle tpl body text placeholder description desc remark hint content message msg header emptyText ' +
    'confirmText ariaLabel tooltip caption alt'
  ).split(' '),
);

/** Texts of one node that are listed. */
const MOST = 40;

/** A plain text that says something: no formula, which has no words of its own. */
const isPlain = (property: string, text: string): boolean =>
  READ.has(property) && text.trim() !== '' && !/\$\{|<%/.test(text);

/**
 * The texts of a node in the order of its properties: those that name keys, and plain ones that people read. What belongs to the nodes
 * in it is left to them.
 */
export function textsOfNode(node: Json): NodeText[] {
  const found: NodeText[] = [];

  function visit(value: unknown, path: readonly string[], property: string): void {
    if (found.length >= MOST) return;
    if (typeof value === 'string') {
      const keys = [...keysOf(value)];
      if (keys.length > 0 || isPlain(property, value)) found.push({ path, property, text: value, keys });
    } else if (Array.isArray(value)) {
      value.forEach((one, index) => {
        visit(one, [...path, String(index)], property);
      });
    } else if (isObject(value) && (path.length === 0 || typeof value['type'] !== 'string')) {
      for (const [name, below] of Object.entries(value)) if (!/^[$_]/.test(name)) visit(below, [...path, name], name);
    }
  }

  visit(node, [], '');
  return found;
}
