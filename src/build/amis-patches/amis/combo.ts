import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * Key-value fields come with what makes them of combos. amis brings it in `minimal.js`, beside compatibility code that would load much
 * with every page, so we do without that module.
 */
export const combo: ModulePatch = {
  module: 'amis/esm/renderers/Form/Combo.js',
  change: (code) =>
    replaceOrFail(code, "import React from 'react';", "import React from 'react';\nimport '../../schemaExtend.js';"),
};
