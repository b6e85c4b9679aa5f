import { withoutFormulas } from '../formula-parts.ts';
import { suggest } from '../suggest.ts';
import { mayHoldCall } from './call-keys.ts';
import type { Problem, Rule } from './rule.ts';

/** Methods that amis reads before the colon of an address. */
const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'options', 'head', 'jsonp', 'js'];

/** Schemes an address may begin with, beside methods, and those of programs, of which `eval.address` tells. */
const SCHEMES = new Set(
  'http https ws wss data blob raw app api action service model object file tel mailto mqtt javascript vbscript'.split(
    ' ',
  ),
);

const PREFIX = /^\s*([A-Za-z][A-Za-z0-9]*):/;
const WITHOUT_COLON = /^\s*(get|post|put|delete|patch|options|head)(?:\s+|\s*[：;；.]\s*)(?=[\w/$])/i;

function problemOf(address: string): Problem | undefined {
  const scheme = PREFIX.exec(address)?.[1];
  if (scheme === undefined) {
    const method = WITHOUT_COLON.exec(address)?.[1];
    if (method) return { code: 'api.no-colon', suggestion: address.replace(WITHOUT_COLON, `${method}:`) };
    return undefined;
  }
  const lower = scheme.toLowerCase();
  if (SCHEMES.has(lower)) return undefined;
  if (!METHODS.includes(lower)) {
    const near = suggest(lower, METHODS);
    const severity = near === undefined ? 'warning' : 'error';
    return { code: 'api.unknown-method', severity, values: { method: scheme }, suggestion: near };
  }
  const rest = address.slice(address.indexOf(':') + 1).trim();
  if (rest === '') return { code: 'api.no-address' };
  const second = PREFIX.exec(rest)?.[1]?.toLowerCase();
  if (second && METHODS.includes(second)) return { code: 'api.two-methods', values: { first: scheme, second } };
  return /\s/.test(withoutFormulas(rest, '')) ? { code: 'api.blank', severity: 'warning' } : undefined;
}

/** The address of a call is written as amis reads it: `method:address`. */
export const apiText: Rule = ({ node, key, keys }) => {
  if (node.type !== 'string' || node.value.trimStart().startsWith('${')) return [];
  if (!mayHoldCall(key === 'url' ? (keys.at(-2) ?? '') : key)) return [];
  const problem = problemOf(node.value);
  return problem ? [problem] : [];
};
