import type { Node } from 'jsonc-parser';
import { waivableCodes } from '../../types/generated/waivable-codes.ts';
import { pointerTo } from '../json-pointer.ts';
import { MOST_MESSAGES } from '../limits.ts';
import type { Finding } from '../message.ts';
import { mayBeEcho } from '../one-per-mistake.ts';
import { commonEnds, LONGEST_WORD, suggest } from '../suggest.ts';
import { property } from '../walk.ts';
import { neverWaived } from './never-waived.ts';
import type { RuleContext } from './rule.ts';

/** The property of a page that lists what is accepted in it: `[{code, reason, pointer?}]`. */
export const WAIVERS = '$waivers';

/** Codes whose check runs only where it is told what there is. */
const NEEDS: Readonly<Record<string, keyof RuleContext>> = {
  'api.method': 'operations',
  'api.unknown': 'operations',
  'api.unknown-field': 'operations',
  'link.unknown-route': 'routes',
  'shell.no-outlet': 'screen',
  'shell.outlets': 'screen',
  'text.unknown-key': 'keys',
};

const PROPERTIES: readonly string[] = ['code', 'reason', 'pointer'];

interface Waiver {
  node: Node;
  code: string;
  pointer: Node | undefined;
  used: boolean;
}

function problem(node: Node, code: string, more?: Partial<Finding>): Finding {
  return { offset: node.offset, pointer: pointerTo(node), severity: 'error', code: `waiver.${code}`, ...more };
}

/** What is no property of a waiver: a slip in "pointer" would make one for one place one for the whole page. */
function unknownProperties(node: Node): Finding[] {
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    if (!key || !value) return [];
    if (!PROPERTIES.includes(key.value)) return [problem(key, 'shape', { suggestion: suggest(key.value, PROPERTIES) })];
    return value.type === 'string' ? [] : [problem(value, 'shape')];
  });
}

function readWaiver(node: Node): Waiver | Finding[] {
  const unknown = unknownProperties(node);
  if (unknown.length > 0) return unknown;
  const word = property(node, 'code');
  if (!word) return [problem(node, 'shape')];
  const code: string = word.value;
  const values = { code };
  if (neverWaived.test(code)) return [problem(node, 'refused', { values })];
  const reason = property(node, 'reason');
  const wrong = reason?.value.trim() ? [] : [problem(reason ?? node, 'reason')];
  if (!waivableCodes.includes(code))
    wrong.push(problem(word, 'unknown-code', { values, suggestion: suggest(code, waivableCodes) }));
  return wrong.length > 0 ? wrong : { node, code, pointer: property(node, 'pointer'), used: false };
}

/** Answers the first waiver for a finding; a page may have 10,000 of both. */
function finder(waivers: readonly Waiver[]): (finding: Finding) => Waiver | undefined {
  const first = new Map<string, Waiver>();
  for (const waiver of [...waivers].reverse()) {
    const { code, pointer } = waiver;
    first.set(pointer ? `${code} ${pointer.value}` : code, waiver);
  }
  return ({ code, pointer }) => {
    const here = first.get(`${code} ${pointer}`);
    const anywhere = first.get(code);
    return !anywhere || (here && here.node.offset < anywhere.node.offset) ? here : anywhere;
  };
}

/** Reads waivers until more are wrong than anybody will be told. */
function readWaivers({ children = [] }: Node): [Waiver[], Finding[]] {
  const waivers: Waiver[] = [];
  const wrong: Finding[] = [];
  for (const node of children) {
    const read = readWaiver(node);
    if ('used' in read) waivers.push(read);
    else wrong.push(...read);
    if (wrong.length > MOST_MESSAGES) break;
  }
  return [waivers, wrong];
}

/** What is wrong with a waiver that nothing needs. One that points beside a finding is told in the place of that. */
function unneeded({ node, code, pointer }: Waiver, left: Set<Finding>): Finding {
  // A slash forgotten or a sign put before it makes no other place of it.
  const place = `/${pointer?.value}/`.replace(/^\W+/, '/').slice(0, LONGEST_WORD);
  let nearest: Finding | undefined;
  let most = 0;
  for (const finding of left) {
    if (!pointer || finding.code !== code) continue;
    const [start, end] = commonEnds(`${finding.pointer}/`.slice(0, LONGEST_WORD), place);
    const likeness = start + end / LONGEST_WORD;
    if (likeness > most) [nearest, most] = [finding, likeness];
  }
  if (!pointer || !nearest) return problem(node, 'unused', { severity: 'warning' });
  left.delete(nearest);
  return problem(pointer, 'pointer', { severity: nearest.severity, suggestion: nearest.pointer });
}

/** Takes away what the page waives with a reason, and tells of waivers that are none or that nothing needs. */
export function applyWaivers(
  root: Node,
  findings: readonly Finding[],
  isBroken: boolean,
  context: RuleContext,
): Finding[] {
  const list = property(root, WAIVERS);
  if (!list) return [...findings];
  if (list.type !== 'array') return [...findings, problem(list, 'shape')];
  const [waivers, wrong] = readWaivers(list);
  const waiverOf = finder(waivers);
  const left = new Set(findings);
  for (const finding of findings) {
    const waiver = waiverOf(finding);
    if (!waiver) continue;
    waiver.used = true;
    left.delete(finding);
  }
  const isLost = isBroken || findings.length > MOST_MESSAGES;
  const isChecked = (need: keyof RuleContext | undefined) => need === undefined || context[need] !== undefined;
  const isUnused = ({ code, used }: Waiver) => !used && !isLost && isChecked(NEEDS[code]) && !mayBeEcho(code, findings);
  const unused = waivers.filter(isUnused).slice(0, MOST_MESSAGES + 1);
  const told = unused.map((waiver) => unneeded(waiver, left));
  return [...left, ...wrong, ...told];
}
