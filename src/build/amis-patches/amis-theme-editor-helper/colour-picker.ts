import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** What the field does, and what it does with this patch. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ['var themeList = options;', 'var themeList = window.pagewrightColours || options;'],
  ['label: "".concat(r.label, "-").concat(r.realValue),', 'label: r.label,'],
  ['"".concat(i18n(color.label), "-").concat(color.realValue)', 'color.label'],
  [
    `React__default.createElement("div", {
          className: cx('ThemeColorList-content-label', value === color.value`,
    `React__default.createElement("button", {
          type: "button",
          "aria-label": color.label,
          "aria-pressed": value === color.value,
          className: cx('ThemeColorList-content-label', value === color.value`,
  ],
  [
    `onChange: colorOnChange,
    value: value
  })) : null, tab === 'custom'`,
    `onChange: function (chosen) {
      colorOnChange(chosen);
      close();
      target.current && target.current.focus();
    },
    value: value
  })) : null, tab === 'custom'`,
  ],
  [
    `onClick: colorSelectHandler,
    ref: target`,
    `onClick: colorSelectHandler,
    role: "button",
    tabIndex: 0,
    "aria-label": [props.label, color ? findColor(color, themeList).label : ""].filter(function (part) { return typeof part === "string" && part; }).join(": ") || undefined,
    "aria-expanded": show,
    onKeyDown: function (event) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      colorSelectHandler();
    },
    ref: target`,
  ],
];

/**
 * The field for colours offers the platform's, each by its name, to the keyboard as well. As shipped, it offered those of another theme, and named
 * them by their digits, which say something else in the dark look. A choice among them closes the popup: it lay over what is below, and the keyboard was
 * at the end of the document.
 */
export const colourPicker: ModulePatch = {
  module: 'amis-theme-editor-helper/esm/renderers/ColorPicker.js',
  change: (code) => CHANGES.reduce((text, [from, to]) => replaceOrFail(text, from, to), code),
};
