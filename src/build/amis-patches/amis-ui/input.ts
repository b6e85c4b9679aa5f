import { ownModule } from '../tools/amis-sources.ts';
import { replacedModule } from '../tools/replaced-module.ts';

/** Puts our text field in the place of the one that amis's fields are made of; it loses nothing to a late answer. */
export const input = replacedModule(
  'amis-ui/esm/components/Input.js',
  'Input as default',
  `export { TextInput as default } from ${ownModule('host/fields/text-input.tsx')};`,
);
