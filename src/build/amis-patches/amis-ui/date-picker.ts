import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** amis writes a value in UTC and reads it first as if it were local: what is confirmed then is off by the hours between. */
export const datePicker: ModulePatch = {
  module: 'amis-ui/esm/components/DatePicker.js',
  change(code) {
    const inside = replaceOrFail(
      code,
      /normalizeDate\((value|resetValue), valueFormat \|\| format\)/g,
      'normalizeDate($1, valueFormat || format, { utc: this.props.utc })',
    );
    // The constructor has no `this` before it calls the class above.
    const [head = '', ...rest] = inside.split('    DatePicker.prototype.componentDidMount');
    const made = replaceOrFail(head, /\{ utc: this\.props\.utc \}/g, '{ utc: props.utc }');
    return [made, ...rest].join('    DatePicker.prototype.componentDidMount');
  },
};
