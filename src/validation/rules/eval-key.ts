import { property, stringProperty } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Properties whose text amis compiles into a function, whatever node they are on, by what to use in their place. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'eval.adaptor': ['adaptor', 'requestAdaptor', 'responseAdaptor'],
  'eval.handler': ['onClick', 'onSelect'],
  'eval.program': [
    'onMount',
    'onUpdate',
    'onUnmount',
    'onChartMount',
    'editorDidMount',
    'matchFunc',
    'filterOption',
    'disabledDate',
    'dataFilter',
    'dataProvider',
  ],
};

const CODES = new Map(Object.entries(PROGRAMS).flatMap(([code, keys]) => keys.map((key) => [key, code])));

/** Properties that are programs only on nodes of one type. */
const PROGRAMS_OF_TYPE: Readonly<Record<string, string>> = { onError: 'avatar', config: 'chart' };

/** Chart options may be functions, written as text that amis runs. */
const FUNCTION_TEXT = /^\s*(?:async\s+)?function\b|^\s*\(?[\w\s,]*\)?\s*=>/;

/** The beginning of a text that is looked at for a function's head. */
const LOOKED_AT = 100;

/** Refuses text that becomes a program: adaptors, providers, event handlers, custom scripts, functions in charts. */
export const evalKey: Rule = ({ node, key, owner, keys }) => {
  if (!owner || node.value === '') return [];
  if (key === 'onClick' && node.type === 'object' && property(owner, 'type'))
    return [{ code: 'eval.handler', values: { key } }];
  if (node.type !== 'string') return [];
  const code = CODES.get(key);
  if (code !== undefined) return [{ code, values: { key } }];
  const refused = [{ code: 'eval.program', values: { key } }];
  if (keys.at(-2) === 'dataProvider') return refused;
  const type = stringProperty(owner, 'type')?.toLowerCase();
  if (type && PROGRAMS_OF_TYPE[key] === type && !node.value.startsWith('${')) return refused;
  if (key === 'actionType' && node.value === 'custom') return [{ code: 'eval.custom-action' }];
  if (key === 'transform' && keys.includes('shortcuts')) return refused;
  if (keys.includes('config') && FUNCTION_TEXT.test(node.value.slice(0, LOOKED_AT))) return refused;
  return [];
};
