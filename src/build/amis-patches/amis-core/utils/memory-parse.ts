import { ownModule, replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/** amis parses formulas of any length. It hands over to our parser, which is bounded and shares its memory with templates. */
export const memoryParse: ModulePatch = {
  module: 'amis-core/esm/utils/memoryParse.js',
  change(code) {
    const bounded = replaceOrFail(code, /var key = input[\s\S]*?return ast;/, 'return parseFormula(input, options);');
    return `import { parseFormula } from ${ownModule('hardening/parse-formula.ts')};\n${bounded}`;
  },
};
