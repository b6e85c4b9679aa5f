import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/** A formula that fails is printed to the console with all data of its page, in production too. The formula alone is enough. */
export const formula: ModulePatch = {
  module: 'amis-core/esm/utils/formula.js',
  change: (code) => {
    const quiet = replaceOrFail(
      code,
      /console\.warn\('\[[\w:]+\]表达式执行异常，当前表达式: ', expression, '，当前上下文数据: ', \w+\)/g,
      'console.warn(expression)',
    );
    if (quiet.includes('当前上下文数据')) throw new Error('the module changed shape, it prints data in a new place');
    return quiet;
  },
};
