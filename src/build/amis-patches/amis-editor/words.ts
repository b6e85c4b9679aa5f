import { said } from '../tools/said.ts';

/** "AddOn" is said in every language. */
const addOns = ['InputText', 'InputDate', 'InputDateRange', 'Transfer'].map((field) =>
  said(`amis-editor/esm/plugin/Form/${field}.js`, { "'AddOn'": 'addOn' }),
);

/** Where the looks of a component are listed, as it is and as it is hovered or pressed. */
const WITH_LOOKS = [
  'plugin/Button',
  'plugin/DropDownButton',
  'plugin/Steps',
  'plugin/Form/ChainedSelect',
  'plugin/Form/Checkbox',
  'plugin/Form/Checkboxes',
  'plugin/Form/InputImage',
  'plugin/Form/NestedSelect',
  'plugin/Form/Picker',
  'plugin/Form/Radios',
  'plugin/Form/Select',
  'renderer/style-control/helper',
  'tpl/style',
];

/** The look that is neither hovered nor pressed is called as the heading of common properties is, "Properties". */
const looks = WITH_LOOKS.map((file) =>
  said(`amis-editor/esm/${file}.js`, { '(?<=label: )i18n\\("22b777e6fcb613b8ba83ced9594cd07e"\\)': 'normal' }),
);

/** Words of amis-editor that do not fit one of our languages, from our texts. */
export const editorWords = [...addOns, ...looks];
