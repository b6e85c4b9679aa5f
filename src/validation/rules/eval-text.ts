import { codeOf, formulaParts } from '../formula-parts.ts';
import { property, typeOf, type Visit } from '../walk.ts';
import { runningPart } from './markup.ts';
import type { Problem, Rule } from './rule.ts';
import { ADDRESS_NAME, runningScheme } from './running-scheme.ts';

/** Namespaces through which a formula reads storage, cookies and the browser's own objects. */
const NAMESPACE = /(?:^|[^\w$.])(ls|ss|cookie|window)\s*:/i;

/** The filter that lets HTML through unescaped. In the address of a call it only spares commas from being encoded. */
const RAW_FILTER = /(?<!\|)\|(?!\|)\s*raw\b/;

/** lodash templates run as JavaScript in any text that amis filters. */
const TEMPLATE = '<%';

/** Texts that may be shown as HTML, by the end of their names. */
const SHOWN =
  /(?:tpl|html|body|text|content|label|title|remark|desc|description|msg|message|header|footer|placeholder|caption|detail|tip|icon|srcDoc)$/i;

/** Nodes that show their value as HTML, and those that lead to it. */
const SHOWS_VALUE = /html|tpl|markdown/;
const LEADS_TO_VALUE = /link|image|frame/;

/** Whether a text may be shown as HTML. */
export function isShown({ key, keys, owner, reading }: Visit): boolean {
  if (SHOWN.test(key) || reading === 'names' || keys.at(-2) === 'messages') return true;
  return key === 'value' && SHOWS_VALUE.test(typeOf(owner));
}

function markupProblems(text: string, visit: Visit): Problem[] {
  const part = visit.reading !== 'data' && isShown(visit) ? runningPart(text) : undefined;
  return part ? [{ code: 'eval.markup', values: { part } }] : [];
}

function formulaProblems(text: string, isAddress: boolean): Problem[] {
  if (!text.includes('${')) return [];
  return formulaParts(text).flatMap(({ source }) => {
    const code = codeOf(source);
    const namespace = NAMESPACE.exec(code)?.[1];
    const problems: Problem[] = namespace ? [{ code: 'eval.namespace', values: { namespace } }] : [];
    if (RAW_FILTER.test(code) && !isAddress) problems.push({ code: 'eval.raw' });
    return problems;
  });
}

/** Whether a text that looks like a program's address may be used as one, though its name does not say so. */
function mayLead(visit: Visit): boolean {
  const { key, path, owner, reading } = visit;
  if (reading === 'data' || reading === 'choice' || path.at(-1) !== key || isShown(visit)) return false;
  return key !== 'value' || LEADS_TO_VALUE.test(typeOf(owner));
}

function addressProblems(text: string, visit: Visit): Problem[] {
  const { key, owner, reading } = visit;
  const isMethod = key === 'method' && reading === 'node' && property(owner, 'url') !== undefined;
  const scheme = runningScheme(isMethod ? `${text}:` : text);
  if (!scheme) return [];
  const isProgram = isMethod || ADDRESS_NAME.test(key) || (scheme.endsWith('script') && mayLead(visit));
  return isProgram ? [{ code: 'eval.address', values: { scheme } }] : [];
}

/** Refuses text that runs or reads what a page must not: templates, namespaces, raw HTML, addresses that are programs. */
export const evalText: Rule = (visit) => {
  const { node, key, keys } = visit;
  if (node.type !== 'string') return [];
  const text: string = node.value;
  const isCallAddress = /api$/i.test(key === 'url' ? (keys.at(-2) ?? '') : key);
  const template: Problem[] = text.includes(TEMPLATE) ? [{ code: 'eval.template' }] : [];
  return [
    ...template,
    ...markupProblems(text, visit),
    ...formulaProblems(text, isCallAddress),
    ...addressProblems(text, visit),
  ];
};
