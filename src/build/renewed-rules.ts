import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';

const step = 'renewed rules';

/**
 * amis's fields keep the first rules and messages they were given: it renews them under names its store does not know. They are
 * handed over under the right ones, and errors that are shown are worked out again in a new language.
 */
export function renewedRules(): Plugin {
  return {
    name: 'pagewright:renewed-rules',
    enforce: 'pre',
    transform: {
      filter: { id: /amis-core\/esm\/renderers\/wrapControl\.js$/ },
      handler: (code) => ({ code: tellOfLanguage(renewRules(code)), map: null }),
    },
  };
}

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
