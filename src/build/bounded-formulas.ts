import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';
import { patchModules } from './patch-modules.ts';

const step = 'bounded formulas';
const own = fileURLToPath(new URL('../hardening/parse-formula.ts', import.meta.url));

/**
 * amis parses formulas of any length and keeps every one in a memory that is never emptied. Both of its memories hand over to
 * ours, which is bounded.
 */
export const boundedFormulas = (): Plugin =>
  patchModules('bounded-formulas', /amis-core\/esm\/utils\/(tokenize|memoryParse)\.js$/, (code, id) =>
    id.includes('tokenize') ? boundTokenize(code) : boundMemory(code),
  );

const importOwn = (code: string): string => `import { parseFormula } from ${JSON.stringify(own)};\n${code}`;

const boundTokenize = (code: string): string =>
  importOwn(
    replaceOrFail(code, /function memoParse\(str, options\) \{[\s\S]*?\n\}/, 'const memoParse = parseFormula;', step),
  );

const boundMemory = (code: string): string =>
  importOwn(replaceOrFail(code, /var key = input[\s\S]*?return ast;/, 'return parseFormula(input, options);', step));
