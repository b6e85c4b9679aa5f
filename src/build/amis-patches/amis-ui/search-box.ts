import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** A search field needs no package of dates to know the time. */
export const searchBox: ModulePatch = {
  module: 'amis-ui/esm/components/SearchBox.js',
  buildOnly: true,
  change: (code) =>
    replaceOrFail(
      replaceOrFail(code, "import moment from 'moment';", ''),
      'moment().unix()',
      'Math.floor(Date.now() / 1000)',
    ),
};
