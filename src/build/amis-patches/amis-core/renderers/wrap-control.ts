import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

const module = 'amis-core/esm/renderers/wrapControl.js';

/**
 * amis's fields keep the first rules and messages they were given: it renews them under names its store does not know. They are
 * handed over under the right ones, and errors that are shown are worked out again in a new language. A field that has to equal
 * another is checked again, once it was checked at all, when the other one changes.
 */
export const renewedRules: ModulePatch = {
  module,
  change: (code) => compareAgain(tellOfLanguage(renewRules(code))),
};

/** The only use of the table store in form items is its name; the store itself is a rare one. */
export const tableStoreName: ModulePatch = {
  module,
  change(code) {
    const named = replaceOrFail(code, 'TableStore.name', "'TableStore'");
    return replaceOrFail(named, "import { TableStore } from '../store/table.js';\n", '');
  },
  buildOnly: true,
};

const renewRules = (code: string): string =>
  replaceOrFail(
    code,
    'model.config(__assign(__assign({}, changes), { ',
    'model.config(__assign(__assign({}, changes), { rules: changes.validations, messages: changes.validationErrors, ',
  );

const tellOfLanguage = (code: string): string =>
  replaceOrFail(
    code,
    /if \(props\.required !== prevProps\.required\) \{\s*model\.config\(\{\s*required: props\.required\s*\}\);\s*\}/,
    `$& if (props.locale !== prevProps.locale && model.errorData.some(function (error) { return error.rule; })) {
      model.validate(props.data);
    }`,
  );

const compareAgain = (code: string): string =>
  replaceOrFail(
    code,
    '// 此处需要同时考虑 defaultValue 和 value',
    `var other = model.validated && props.data !== prevProps.data && model.rules.equalsField;
    if (other && getVariable(props.data, other) !== getVariable(prevProps.data, other)) model.validate(props.data);`,
  );
