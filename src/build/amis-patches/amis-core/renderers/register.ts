import { replacedModule } from '../../tools/replaced-module.ts';

/** Messages from other windows register no renderers here; what listens to them need not be sent. */
export const register = {
  ...replacedModule('amis-core/esm/renderers/register.js', 'autoPreRegisterAmisCustomRenderers', 'export {};'),
  buildOnly: true,
};
