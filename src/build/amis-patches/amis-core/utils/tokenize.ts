import { ownModule, replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';
import { tellFailures } from '../../tools/told-failures.ts';

/**
 * amis parses templates of any length and keeps every one in a memory that is never emptied. It hands over to ours, which
 * is bounded. Failed formulas are told once, in a line.
 */
export const tokenize: ModulePatch = {
  module: 'amis-core/esm/utils/tokenize.js',
  change(code) {
    const bounded = replaceOrFail(
      code,
      /function memoParse\(str, options\) \{[\s\S]*?\n\}/,
      'const memoParse = parseFormula;',
    );
    return tellFailures(`import { parseFormula } from ${ownModule('hardening/parse-formula.ts')};\n${bounded}`);
  },
};
