import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const changes: [string, string][] = [
  [
    'React.createElement("i", { className: cx(value) })',
    'React.createElement(Icon, { icon: value, className: "icon" })',
  ],
  ['getInputProps = _a.getInputProps,', 'getInputProps = _a.getInputProps, getMenuProps = _a.getMenuProps,'],
  [
    'React.createElement("div", { className: cx(\'IconPickerControl-sugs\',',
    'React.createElement("div", { ...getMenuProps(), "aria-labelledby": undefined, "aria-label": placeholder, tabIndex: 0, ' +
      "className: cx('IconPickerControl-sugs',",
  ],
  ['{ key: index }),', '{ key: index, "aria-label": option.value }),'],
];

/** The chosen icon is drawn as pages draw it, where amis draws a class of Font Awesome alone; screen readers know the list and its icons. */
export const iconPicker: ModulePatch = {
  module: 'amis/esm/renderers/Form/IconPicker.js',
  change: (code) => changes.reduce((text, [from, to]) => replaceOrFail(text, from, to), code),
};
