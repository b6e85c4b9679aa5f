import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** What happened at the end of a drag, as a function of two places. */
const MOVED = `var value = _this.props.value;
                if (!Array.isArray(value)) {
                    return;
                }
                var newValue = value.concat();
                newValue.splice(e.newIndex, 0, newValue.splice(e.oldIndex, 1)[0]);
                _this.keys.splice(e.newIndex, 0, _this.keys.splice(e.oldIndex, 1)[0]);
                _this.props.onChange(newValue, submitOnChange, true);
                _this.props.dispatchEvent('dragEnd', resolveEventData(_this.props, {
                    item: newValue[e.newIndex],
                    value: newValue,
                    index: e.newIndex,
                    oldValue: value,
                    oldIndex: e.oldIndex
                }));`;

const HANDLE = `"data-tooltip": __('Combo.dragDropSort'), "data-position": "bottom" }`;

const FIRST = 'ComboControl.prototype.initDragging = function () {';

/** Also called by keys: a row moves by one place, and its handle keeps the keyboard. */
const MOVE = `ComboControl.prototype.moveRow = function (e) {
        var _this = this;
        var submitOnChange = this.props.submitOnChange;
        ${MOVED}
    };
    ComboControl.prototype.moveByKey = function (index, event) {
        var step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
        var to = index + step;
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        if (!Array.isArray(this.props.value) || to < 0 || to >= this.props.value.length) return;
        var handle = event.currentTarget;
        this.moveRow({ oldIndex: index, newIndex: to });
        requestAnimationFrame(function () { handle.focus(); });
    };
    `;

/** What the handle of a row is called: its place tells it from the others. */
const NAME = `__('Combo.dragDropSort') + ": " + (index + 1) + " (Alt+↑/↓)"`;

const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ["import React from 'react';", "import React from 'react';\nimport '../../schemaExtend.js';"],
  [MOVED, '_this.moveRow(e);'],
  [FIRST, MOVE + FIRST],
  [
    HANDLE,
    `"data-tooltip": __('Combo.dragDropSort'), "data-position": "bottom", role: "button", tabIndex: 0, "aria-label": ${NAME}, "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown", onKeyDown: _this.moveByKey.bind(_this, index) }`,
  ],
];

/**
 * Key-value fields come with what makes them of combos. amis brings it in `minimal.js`, beside compatibility code that would load much
 * with every page, so we do without that module. Rows are put into another order by keys as well: amis knows the mouse alone.
 */
export const combo: ModulePatch = {
  module: 'amis/esm/renderers/Form/Combo.js',
  change: (code) => CHANGES.reduce((text, [from, to]) => replaceOrFail(text, from, to), code),
};
