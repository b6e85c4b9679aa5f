import type { Node } from 'jsonc-parser';
import { checkCodes } from '../../types/generated/check-codes.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { property, stringProperty } from '../walk.ts';

/** The property of a page that lists what is accepted in it: `[{code, reason, pointer?}]`. */
export const WAIVERS = '$waivers';

/** What no page may accept: programs, and documents that are none. */
const NEVER = /^(?:eval|json|waiver|page)\./;

/** More waivers than these are not read. */
const MOST_WAIVERS = 500;

const PROPERTIES: ReadonlySet<unknown> = new Set(['code', 'reason', 'pointer']);

interface Waiver {
  index: number;
  code: string;
  pointer: string | undefined;
  offset: number;
  place: string;
  used: boolean;
}

function problem(node: Node, pointer: string, code: string, values?: Record<string, string>): Finding {
  return { offset: node.offset, pointer, severity: 'error', code: `waiver.${code}`, ...(values ? { values } : {}) };
}

/** A slip in "pointer" would make a waiver for one place one for the whole page. */
function hasOnlyKnownProperties(node: Node): boolean {
  return (node.children ?? []).every(({ children }) => {
    const [key, value] = children ?? [];
    return PROPERTIES.has(key?.value) && value?.type === 'string';
  });
}

function readWaiver(node: Node, index: number): Waiver | Finding[] {
  const place = `/${WAIVERS}/${index}`;
  const code = stringProperty(node, 'code');
  if (code === undefined || !hasOnlyKnownProperties(node)) return [problem(node, place, 'shape')];
  const reason = property(node, 'reason');
  const unexplained = problem(reason ?? node, reason ? `${place}/reason` : place, 'reason');
  const wrong = reason?.value.trim() ? [] : [unexplained];
  if (!checkCodes.includes(code)) {
    const near = suggest(code, checkCodes);
    const unknown = problem(property(node, 'code') ?? node, `${place}/code`, 'unknown-code', { code });
    return [...wrong, near === undefined ? unknown : { ...unknown, suggestion: near }];
  }
  if (NEVER.test(code)) return [problem(node, place, 'refused', { code })];
  if (wrong.length > 0) return wrong;
  return { index, code, pointer: stringProperty(node, 'pointer'), offset: node.offset, place, used: false };
}

/** Answers the first waiver for a finding; a page may have 10,000 of both. */
function finder(waivers: readonly Waiver[]): (finding: Finding) => Waiver | undefined {
  const keyOf = (code: string, pointer: string | undefined) =>
    `${code} ${pointer ?? ''}${pointer === undefined ? '*' : ''}`;
  const first = new Map<string, Waiver>();
  for (const waiver of [...waivers].reverse()) first.set(keyOf(waiver.code, waiver.pointer), waiver);
  return ({ code, pointer }) => {
    const here = first.get(keyOf(code, pointer));
    const anywhere = first.get(keyOf(code, undefined));
    return here && anywhere ? (here.index < anywhere.index ? here : anywhere) : (here ?? anywhere);
  };
}

/** Takes away what the page waives with a reason, and tells of waivers that are none or that nothing needs. */
export function applyWaivers(root: Node, findings: readonly Finding[]): Finding[] {
  const list = property(root, WAIVERS);
  if (!list) return [...findings];
  if (list.type !== 'array') return [...findings, problem(list, `/${WAIVERS}`, 'shape')];
  const read = (list.children ?? []).slice(0, MOST_WAIVERS).map(readWaiver);
  const waivers = read.filter((entry): entry is Waiver => 'used' in entry);
  const waiverOf = finder(waivers);
  const kept = findings.filter((finding) => {
    const waiver = waiverOf(finding);
    if (waiver) waiver.used = true;
    return !waiver;
  });
  const wrong = read.flatMap((entry) => ('used' in entry ? [] : entry));
  const unused = waivers.filter(({ used }) => !used);
  return [
    ...kept,
    ...wrong,
    ...unused.map(({ code, offset, place }): Finding => {
      const near = suggest(code, new Set(findings.map((finding) => finding.code)));
      const unusedHere = { offset, pointer: place, severity: 'warning', code: 'waiver.unused' } as const;
      return near === undefined || near === code ? unusedHere : { ...unusedHere, suggestion: near };
    }),
  ];
}
