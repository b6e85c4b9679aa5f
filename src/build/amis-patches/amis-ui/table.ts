import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** What the newer table says without rows follows the language of the page. It is Chinese in every language. */
export const table: ModulePatch = {
  module: 'amis-ui/esm/components/table/index.js',
  change: (code) =>
    replaceOrFail(
      code,
      ': placeholder)))) : null));',
      ": placeholder === '暂无数据' && this.props.translate ? this.props.translate('placeholder.noData') : placeholder)))) : null));",
    ),
};
