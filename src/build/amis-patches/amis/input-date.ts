import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** Words for a day count from the local one: `now`, `today`, `+1day`. */
const RELATIVE = String.raw`/\b(?:now|today)\b|[+-]\d+[a-z]+$/i`;

/** amis reads the value that a page gives a field as if it were local, and writes it in UTC: it was off by the hours between. */
export const inputDate: ModulePatch = {
  module: 'amis/esm/renderers/Form/InputDate.js',
  change: (code) =>
    replaceOrFail(
      replaceOrFail(
        code,
        'filterDate(defaultValue, data, valueFormat || format);',
        `filterDate(defaultValue, data, valueFormat || format, utc && !${RELATIVE}.test(defaultValue));`,
      ),
      'filterDate(props.defaultValue, props.data, props.valueFormat || props.format);',
      `filterDate(props.defaultValue, props.data, props.valueFormat || props.format, props.utc && !${RELATIVE}.test(props.defaultValue));`,
    ),
};
