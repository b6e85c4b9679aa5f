import type { Node } from 'jsonc-parser';
import { jsonPointer } from './json-pointer.ts';
import { MOST_MESSAGES } from './limits.ts';
import { type Finding, type Message, messageText } from './message.ts';
import { SAYING } from './page/accessibility.ts';
import { parseDocument } from './parse.ts';
import type { Rule, RuleContext } from './rules/rule.ts';
import { positionFinder } from './text-position.ts';
import { walk } from './walk.ts';

/** What every check needs: the locale's texts for the messages, and the name of the file they speak of. */
export interface CheckOptions extends RuleContext {
  texts: Readonly<Record<string, string>>;
  file?: string | undefined;
}

/** Places findings in lines and columns and gives them their texts, in the order of the document; the last one says when there are more. */
export function toMessages(text: string, findings: readonly Finding[], { texts, file = '' }: CheckOptions): Message[] {
  const positionOf = positionFinder(text);
  const kept = [...findings].sort((a, b) => a.offset - b.offset);
  if (kept.length > MOST_MESSAGES) {
    kept.length = MOST_MESSAGES;
    kept.push({ offset: text.length, pointer: '', severity: 'error', code: 'more' });
  }
  return kept.map((finding) => ({
    file,
    ...positionOf(finding.offset),
    pointer: finding.pointer,
    severity: finding.severity,
    code: finding.code,
    message: messageText(finding, texts),
    ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
  }));
}

/** What the rules find in a tree. They stop looking when there is more than anybody will be told. */
export function applyRules(root: Node, rules: readonly Rule[], context: RuleContext): Finding[] {
  const findings: Finding[] = [];
  walk(root, (visit) => {
    if (findings.length > MOST_MESSAGES) return;
    for (const rule of rules) {
      for (const { offset = visit.node.offset, severity = 'error', property, ...problem } of rule(visit, context)) {
        const path = property === undefined ? visit.path : [...visit.path, property];
        findings.push({ ...problem, offset, severity, pointer: jsonPointer(path) });
        if (findings.length > MOST_MESSAGES) return;
      }
    }
  });
  return findings;
}

/** Looks at a whole tree; `isBroken` tells that the syntax has mistakes and parts may be lost. */
export type WholeCheck = (root: Node, isBroken: boolean) => Finding[];

/** Codes that say why a value is refused altogether; what else is wrong with the same value then says nothing new. */
const DECISIVE = /^(?:eval|api|text|json)\./;

/** Codes of checks that see the page as a whole; a misspelt type or property changes what they see. */
const OF_THE_WHOLE = /^(?:accessibility|name|id|target)\./;
const CHANGES_THE_WHOLE = /^(?:type\.|property\.unknown|value\.type)/;

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a finding about the whole page only follows from one about the shape of a node around it. */
function follows(finding: Finding, findings: readonly Finding[]): boolean {
  if (!OF_THE_WHOLE.test(finding.code)) return false;
  return findings.some(({ code, pointer, suggestion }) => {
    if (!CHANGES_THE_WHOLE.test(code)) return false;
    if (finding.code === 'target.unknown')
      return /\/(?:id|name)$/.test(pointer) || /^(?:id|name)$/.test(suggestion ?? '');
    const node = code === 'type.missing' ? pointer : code.startsWith('type.') ? parentOf(pointer) : pointer;
    return finding.pointer === node || finding.pointer.startsWith(`${node}/`);
  });
}

/** Words by which amis chooses what an object is: with a misspelt one, what belongs to the right one is not unknown. */
const CHOOSES = /\/(?:mode|actionType)$/;

/** Where a missing property could be: an action may have it among its arguments. */
function placesOf(pointer: string, values: Finding['values']): string[] {
  return [`${pointer}/${values?.['name']}`, `${pointer}/args/${values?.['name']}`];
}

/** Where a misspelt property or word is, what it was meant to be is not missing or unknown as well. */
function isEcho({ code, pointer, values }: Finding, meant: ReadonlySet<string>): boolean {
  if (code.startsWith('property.unknown') && meant.has(`${parentOf(pointer)} is`)) return true;
  if (code.startsWith('accessibility.')) return SAYING.some((name) => meant.has(`${pointer}/${name}`));
  if (code === 'page.no-type') return meant.has('/type');
  return code === 'property.missing' && placesOf(pointer, values).some((place) => meant.has(place));
}

/** One mistake, one message: where a decisive finding is, others about the same value are left out. */
function onePerPlace(findings: readonly Finding[]): Finding[] {
  const decided = new Set(findings.filter(({ code }) => DECISIVE.test(code)).map(({ pointer }) => pointer));
  const isMisspelt = ({ code }: Finding) => code.startsWith('property.unknown');
  const meantBy = ({ pointer, suggestion }: Finding) => `${parentOf(pointer)}/${suggestion}`;
  const misspelt = findings.filter(isMisspelt);
  const shapes = findings.filter(({ code }) => CHANGES_THE_WHOLE.test(code));
  const choices = findings.filter(
    ({ code, pointer, suggestion }) => code === 'value.enum' && suggestion !== undefined && CHOOSES.test(pointer),
  );
  const meant = new Set([...misspelt.map(meantBy), ...choices.map(({ pointer }) => `${parentOf(pointer)} is`)]);
  const missing = findings.filter(({ code }) => code === 'property.missing');
  const needed = new Set(missing.flatMap(({ pointer, values }) => placesOf(pointer, values)));
  const left = findings.filter((finding) => {
    if (DECISIVE.test(finding.code)) return true;
    return !decided.has(finding.pointer) && !isEcho(finding, meant) && !follows(finding, shapes);
  });
  return left.map((finding) =>
    isMisspelt(finding) && needed.has(meantBy(finding)) ? { ...finding, severity: 'error' } : finding,
  );
}

/** Checks a document: its syntax, the given rules, and what `whole` finds in the tree; `waive` may take findings away. */
export function checkDocument(
  text: string,
  rules: readonly Rule[],
  options: CheckOptions,
  whole: WholeCheck = () => [],
  waive: (root: Node, findings: readonly Finding[]) => Finding[] = (_, found) => [...found],
): Message[] {
  const { root, findings, garbled } = parseDocument(text);
  if (!root) return toMessages(text, findings, options);
  const broken = new Set(findings.map(({ pointer }) => pointer));
  const all = [...applyRules(root, rules, options), ...whole(root, findings.length > 0)];
  const found = all.filter(({ pointer, offset }) => !garbled?.has(offset) && (pointer === '' || !broken.has(pointer)));
  return toMessages(text, [...findings, ...waive(root, onePerPlace(found))], options);
}
