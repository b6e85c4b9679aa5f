import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** What the field does, and what it does with this patch. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  [
    'var input = useRef(null);',
    `var input = useRef(null);
  var typing = useState(false);
  var isTyping = typing[0];
  var setTyping = typing[1];
  function withUnit(text) {
    var unit = /^(?:fontWeight|lineHeight|fontFamily)$/.test(props.itemName) ? '' : extraUnit[0];
    return unit && /^\\s*-?(?:\\d+\\.?\\d*|\\.\\d+)\\s*$/.test(text) ? text.trim() + unit : text;
  }`,
  ],
  ['useEffect(function () {\n    var res', 'useEffect(function () {\n    if (isTyping) return;\n    var res'],
  ['formatOptions(value);\n      input.current &&', 'showOptions || formatOptions(value);\n      input.current &&'],
  ['}, [value]);', '}, [value, isTyping]);'],
  [
    `return debounce(function () {
      if (value) {
        onChange(value);
      } else {
        onChange(undefined);
      }
    })();`,
    'onChange(value ? withUnit(value) : undefined);',
  ],
  [
    'formatOptions(value);\n    valueOnChange',
    'setTyping(true);\n    openOptions();\n    formatOptions(value);\n    valueOnChange',
  ],
  [
    'setOptions(list.map(function (item) {',
    `setOptions(list.filter(function (item, at) {
      return list.findIndex(function (one) { return one.label === item.label; }) === at;
    }).map(function (item) {`,
  ],
  [
    'onChange(item.value);\n    setShowOptions(false);',
    'setTyping(false);\n    onChange(item.value);\n    setShowOptions(false);',
  ],
  ['React__default.Fragment, null, currentItem ||', 'React__default.Fragment, null, !isTyping && (currentItem ||'],
  ["value.includes('var')) ?", "value.includes('var'))) ?"],
  [
    'onFocus: openOptions,',
    `onClick: openOptions,
    onBlur: function () { setTyping(false); },
    onKeyDown: function (event) {
      if (event.key !== 'Tab' && event.key !== 'Enter') return;
      setTyping(false);
      setShowOptions(false);
    },`,
  ],
];

/**
 * The fields for sizes, spaces, borders and fonts apply what is typed. As shipped, a number without a unit was written as it stood, which is no
 * CSS; only an entry of the list had a unit. The list came with the focus, and lay over what somebody clicked after a tab key. What began as an entry of the list (`1` of `12`) took the field away under the person's hands.
 */
export const themeSelect: ModulePatch = {
  module: 'amis-theme-editor-helper/esm/renderers/ThemeSelect.js',
  change: (code) => CHANGES.reduce((text, [from, to]) => replaceOrFail(text, from, to.replaceAll('$', '$$$$')), code),
};
