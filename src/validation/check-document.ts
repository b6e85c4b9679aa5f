import type { Node } from 'jsonc-parser';
import { jsonPointer } from './json-pointer.ts';
import { MOST_MESSAGES, withinLimits } from './limits.ts';
import { type Finding, type Message, messageText } from './message.ts';
import { onePerMistake } from './one-per-mistake.ts';
import { parseDocument } from './parse.ts';
import type { Rule, RuleContext } from './rules/rule.ts';
import { positionFinder } from './text-position.ts';
import { walk } from './walk.ts';

/** What every check needs: the locale's texts for the messages, and the name of the file they speak of. */
export interface CheckOptions extends RuleContext {
  texts: Readonly<Record<string, string>>;
  file?: string | undefined;
  /** Rules for pages that only some who check them have, beside those that hold for all. */
  rules?: readonly Rule[];
}

const isError = ({ severity }: Finding) => severity === 'error';

const inOrder = (findings: readonly Finding[]) => [...findings].sort((a, b) => a.offset - b.offset);

/**
 * Places findings in lines and columns and gives them their texts, in the order of the document. Where there are too
 * many, errors go before warnings, and the last one says that there are more.
 *
 * @param isCut whether a check stopped looking for errors, so that there may be others.
 */
export function toMessages(
  text: string,
  findings: readonly Finding[],
  { texts, file = '' }: CheckOptions,
  isCut = false,
): Message[] {
  const positionOf = positionFinder(text);
  const sorted = inOrder(findings);
  const errors = sorted.filter(isError);
  const mostUrgent = [...errors, ...sorted.filter((finding) => !isError(finding))];
  const kept = inOrder(mostUrgent.slice(0, MOST_MESSAGES));
  const isErrorLost = isCut || errors.length > MOST_MESSAGES;
  if (isErrorLost || sorted.length > MOST_MESSAGES)
    kept.push({ offset: text.length, pointer: '', severity: isErrorLost ? 'error' : 'warning', code: 'more' });
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

/** What the rules find in a tree. They stop looking when there are more errors than anybody will be told. */
function applyRules(root: Node, rules: readonly Rule[], context: RuleContext, text: string): Finding[] {
  const findings: Finding[] = [];
  const document = { text };
  let errors = 0;
  walk(root, (visit) => {
    if (errors > MOST_MESSAGES) return;
    for (const rule of rules) {
      const problems = rule(visit, context, document);
      for (const { offset = visit.node.offset, severity = 'error', property, within, ...problem } of problems) {
        const path = [...visit.path, ...(within ?? (property === undefined ? [] : [property]))];
        findings.push({ ...problem, offset, severity, pointer: jsonPointer(path) });
        if (severity === 'error') errors += 1;
        if (errors > MOST_MESSAGES) return;
      }
    }
  });
  return withinLimits(findings);
}

/** Looks at a whole tree; `isBroken` tells that the syntax has mistakes and parts may be lost. */
export type WholeCheck = (root: Node, isBroken: boolean) => Finding[];

/** May take findings away and add others about what takes them away. */
type Waive = (root: Node, findings: readonly Finding[], isBroken: boolean) => Finding[];

/** Answers the trees that a document is checked as, and what is found on the way. Values stand in all of them where they are in the text. */
type Versions = (root: Node) => { versions: readonly Node[]; findings: readonly Finding[] };

/** Findings without those that another version of the document has brought before. */
function once(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.code} ${finding.offset} ${finding.pointer}`;
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}

/** Checks a document: its syntax, the given rules, and what `whole` finds in the tree, in each of its versions. */
export function checkDocument(
  text: string,
  rules: readonly Rule[],
  options: CheckOptions,
  whole: WholeCheck = () => [],
  waive: Waive = (_, found) => [...found],
  versionsOf: Versions = (only) => ({ versions: [only], findings: [] }),
): Message[] {
  const { root, findings, isBroken = false, garbled } = parseDocument(text);
  if (!root) return toMessages(text, findings, options);
  const broken = new Set(findings.map(({ pointer }) => pointer));
  const { versions, findings: own } = versionsOf(root);
  const seen = versions.flatMap((version) => [
    ...applyRules(version, rules, options, text),
    ...whole(version, isBroken),
  ]);
  const all = [...own, ...(versions.length > 1 ? once(seen) : seen)];
  const found = all.filter(({ pointer, offset }) => !garbled?.has(offset) && (pointer === '' || !broken.has(pointer)));
  const left = waive(root, onePerMistake(found), isBroken);
  return toMessages(text, [...findings, ...left], options, all.filter(isError).length > MOST_MESSAGES);
}
