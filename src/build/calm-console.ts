import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';
import { patchModules } from './patch-modules.ts';

const step = 'calm console';

/**
 * Failures are told once, in a line, by those who know where they happened: formulas by `tellOfFormulas`, nodes and screens by
 * their boundaries. amis would print a stack for every rendering, React one for every failure.
 */
export const calmConsole = (): Plugin =>
  patchModules(
    'calm-console',
    /amis-core\/esm\/utils\/(tokenize|resolveVariableAndFilter(ForAsync)?)\.js$|react-dom\.production\.min\.js$/,
    (code, id) => (id.includes('react-dom') ? calmReact(code) : calmFormulas(code)),
  );

const calmReact = (code: string): string => replaceOrFail(code, 'try{console.error(b.value)}catch', 'try{}catch', step);

/** The failed text is a parameter: `str` or `path`. The asynchronous machine has its hook from the other. */
function calmFormulas(code: string): string {
  const machine = code.includes('AsyncEvaluator') ? 'AsyncEvaluator' : 'Evaluator';
  const text = code.includes('(str, data') ? 'str' : 'path';
  const told = `(${machine}.failed || console.warn)(${text}, $1)`;
  return replaceOrFail(code, /console\.warn\((e(?:_\d+)?)\)/, told, step);
}
