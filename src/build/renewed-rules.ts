import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';
import { patchModules } from './patch-modules.ts';

const step = 'renewed rules';

/**
 * amis's fields keep the first rules and messages they were given: it renews them under names its store does not know. They are
 * handed over under the right ones, and errors that are shown are worked out again in a new language. A field that has to equal
 * another is checked again, once it was checked at all, when the other one changes.
 */
export const renewedRules = (): Plugin =>
  patchModules('renewed-rules', /amis-core\/esm\/renderers\/wrapControl\.js$/, (code) =>
    compareAgain(tellOfLanguage(renewRules(code))),
  );

const renewRules = (code: string): string =>
  replaceOrFail(
    code,
    'model.config(__assign(__assign({}, changes), { ',
    'model.config(__assign(__assign({}, changes), { rules: changes.validations, messages: changes.validationErrors, ',
    step,
  );

const tellOfLanguage = (code: string): string =>
  replaceOrFail(
    code,
    /if \(props\.required !== prevProps\.required\) \{\s*model\.config\(\{\s*required: props\.required\s*\}\);\s*\}/,
    `$& if (props.locale !== prevProps.locale && model.errorData.some(function (error) { return error.rule; })) {
      model.validate(props.data);
    }`,
    step,
  );

const compareAgain = (code: string): string =>
  replaceOrFail(
    code,
    '// 此处需要同时考虑 defaultValue 和 value',
    `var other = model.validated && props.data !== prevProps.data && model.rules.equalsField;
    if (other && getVariable(props.data, other) !== getVariable(prevProps.data, other)) model.validate(props.data);`,
    step,
  );
