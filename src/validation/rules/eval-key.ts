import { property, typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Properties whose text amis compiles into a function, whatever node they are on: adaptors, handlers, and others. */
const PROGRAM =
  /^(?:(adaptor|requestAdaptor|responseAdaptor)|(onClick|onSelect)|onMount|onUpdate|onUnmount|onChartMount|editorDidMount|matchFunc|filterOption|disabledDate|dataFilter|dataProvider)$/;

/** Properties that are programs only on nodes of one type. */
const PROGRAMS_OF_TYPE: Readonly<Record<string, string>> = { onError: 'avatar', config: 'chart' };

/** Chart options may be functions, written as text that amis runs. */
const FUNCTION_TEXT = /^\s*(?:async\s+)?function\b|^\s*\(?[\w\s,]*\)?\s*=>/;

/** The beginning of a text that is looked at for a function's head. */
const LOOKED_AT = 100;

/** Refuses text that becomes a program: adaptors, providers, event handlers, custom scripts, functions in charts. */
export const evalKey: Rule = ({ node, key, owner, keys, reading }) => {
  if (!owner || node.value === '') return [];
  const refused = [{ code: 'eval.program', values: { key } }];
  if (reading === 'chart') return FUNCTION_TEXT.test(String(node.value).slice(0, LOOKED_AT)) ? refused : [];
  if (reading !== 'node') return [];
  if (key === 'onClick' && node.type === 'object' && property(owner, 'type'))
    return [{ code: 'eval.handler', values: { key } }];
  if (node.type !== 'string') return [];
  const [program, adaptor, handler] = PROGRAM.exec(key) ?? [];
  if (program) return [{ code: adaptor ? 'eval.adaptor' : handler ? 'eval.handler' : 'eval.program', values: { key } }];
  if (keys.at(-2) === 'dataProvider') return refused;
  if (PROGRAMS_OF_TYPE[key] === typeOf(owner) && !node.value.startsWith('${')) return refused;
  if (key === 'actionType' && node.value === 'custom') return [{ code: 'eval.custom-action' }];
  if (key === 'transform' && keys.includes('shortcuts')) return refused;
  return [];
};
