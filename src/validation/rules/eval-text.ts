import { codeOf, formulaParts } from '../formula-parts.ts';
import type { Problem, Rule } from './rule.ts';

/** Namespaces through which a formula reads storage, cookies and the browser's own objects. */
const NAMESPACE = /(?:^|[^\w$.])(ls|ss|cookie|window)\s*:/i;

/** The filter that lets HTML through unescaped. In the address of a call it only spares commas from being encoded. */
const RAW_FILTER = /\|\s*raw\b/;

/** lodash templates run as JavaScript in any text that amis filters. */
const TEMPLATE = '<%';

/** Addresses that run what they load or are. Browsers drop control characters and blanks inside a scheme. */
const RUNNING_ADDRESS = /^(?:(?:get|post|put|delete|patch|options|head):)?(javascript|vbscript|jsonp|js):/i;
const ADDRESS_KEY = /api$|^(?:source|url|src|href|link|to|action|redirect|schemaApi)$/i;

/** Texts that may be shown as HTML. */
const SHOWN =
  /^(?:tpl|html|body|text|content|label|title|subTitle|remark|description|desc|msg|message|header|footer|placeholder|caption|detail)$/;

/** Elements and attributes that run something. */
const RUNNING_ELEMENT = /<(script|iframe|object|embed)\b/i;
const RUNNING_ATTRIBUTE = /<[a-z][^<>]{0,500}?[\s"'/](on[a-z]{3,})\s*=/i;

function markupProblems(text: string, key: string): Problem[] {
  if (!SHOWN.test(key) || !text.includes('<')) return [];
  const element = RUNNING_ELEMENT.exec(text)?.[1];
  const part = element ? `<${element}>` : RUNNING_ATTRIBUTE.exec(text)?.[1];
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

function addressProblems(text: string, key: string): Problem[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that browsers drop
  const scheme = RUNNING_ADDRESS.exec(text.slice(0, 200).replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  if (!scheme) return [];
  const script = scheme === 'javascript' || scheme === 'vbscript';
  return script || ADDRESS_KEY.test(key) ? [{ code: 'eval.address', values: { scheme } }] : [];
}

/** Refuses text that runs or reads what a page must not: templates, namespaces, raw HTML, addresses that are programs. */
export const evalText: Rule = ({ node, key, keys }) => {
  if (node.type !== 'string') return [];
  const text: string = node.value;
  const isCallAddress = /api$/i.test(key === 'url' ? (keys.at(-2) ?? '') : key);
  const template: Problem[] = text.includes(TEMPLATE) ? [{ code: 'eval.template' }] : [];
  return [
    ...template,
    ...markupProblems(text, key),
    ...formulaProblems(text, isCallAddress),
    ...addressProblems(text, key),
  ];
};
