import { replacedModule } from '../../tools/replaced-module.ts';

/** Templates that lodash compiles to functions stay closed at run time; their compiler need not be sent. */
export const tplLodash = {
  ...replacedModule(
    'amis-core/esm/utils/tpl-lodash.js',
    'register',
    `export const register = () => ({
  name: 'lodash',
  test: (text) => text.includes('<%'),
  compile: () => '',
  asyncCompile: async () => '',
});`,
  ),
  buildOnly: true,
};
