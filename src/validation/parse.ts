import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { isJson } from './is-json.ts';
import { jsonPointer } from './json-pointer.ts';
import { findLimitBreach } from './limits.ts';
import type { Finding } from './message.ts';
import { recover } from './syntax/recover.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A parsed document. `root` is absent when there is nothing to look at. */
interface Parsed {
  root?: Node;
  findings: Finding[];
  /** The syntax has mistakes, so that parts may be lost. */
  isBroken?: boolean;
  /** Where names and texts begin that were mended and so are hardly what was meant. */
  garbled?: ReadonlySet<number>;
}

type Writable = { -readonly [Key in keyof Node]: Node[Key] };

/** Puts the nodes of a mended text where they are in the one that was given. */
function relocate(node: Writable, originalOf: (offset: number) => number): void {
  const end = originalOf(node.offset + node.length);
  node.offset = originalOf(node.offset);
  node.length = Math.max(0, end - node.offset);
  for (const child of node.children ?? []) relocate(child, originalOf);
}

/** Where a mistake is: what lacks its end is the object or list, not the last value in it. */
function placeOf(root: Node, code: string, offset: number): Node | undefined {
  let node = findNodeAtOffset(root, offset, true);
  if (!code.startsWith('json.close-')) return node;
  while (node?.parent && node.type !== 'object' && node.type !== 'array') node = node.parent;
  return node;
}

/** A broken document: what is wrong with its syntax, and what it comes to without that. */
function parseBroken(text: string): Parsed {
  const { text: mended, mistakes, originalOf } = recover(text);
  const garbled = new Set(mistakes.map((mistake) => mistake.garbled).filter((offset) => offset !== undefined));
  const root = parseTree(mended, [], { disallowComments: true });
  if (root) relocate(root, originalOf);
  const findings = mistakes.map(({ code, offset, suggestion }): Finding => {
    const node = root && placeOf(root, code, offset);
    const pointer = node ? jsonPointer(getNodePath(node)) : '';
    return { code, offset, pointer, severity: 'error', suggestion };
  });
  return root ? { root, findings, isBroken: true, garbled } : { findings };
}

/** Parses strict JSON and recovers from mistakes, so that one of them does not hide the others. */
export function parseDocument(text: string): Parsed {
  const breach = findLimitBreach(text);
  if (breach) return { findings: [breach] };
  const findings: Finding[] = [];
  if (text.startsWith(BYTE_ORDER_MARK)) {
    findings.push({ offset: 0, pointer: '', severity: 'error', code: 'json.byte-order-mark' });
  }
  if (text.trim() === '') {
    return { findings: [{ offset: 0, pointer: '', severity: 'error', code: 'json.empty' }] };
  }
  const readable = findings.length > 0 ? ` ${text.slice(1)}` : text;
  if (isJson(readable)) return { root: parseTree(readable), findings };
  const broken = parseBroken(readable);
  return { ...broken, findings: [...findings, ...broken.findings] };
}
