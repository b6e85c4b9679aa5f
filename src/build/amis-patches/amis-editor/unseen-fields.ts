import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** Fields that people never see. */
const FIELDS = ['Hidden', 'UUID', 'Formula'];

/** Fields that nobody sees stand on the canvas while hidden states show, and not among what a reader sees. The outline has them in any case. */
export const unseenFields: ModulePatch[] = FIELDS.map((field) => ({
  module: `amis-editor/esm/plugin/Form/${field}.js`,
  change: (code) =>
    replaceOrFail(
      code,
      'return this.renderPlaceholder(',
      'return window.pagewrightCanvas?.hides() ? null : this.renderPlaceholder(',
    ),
}));
