import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findProjectRoot } from '../kernel/program/project-root.ts';
import { packStarter, starterFile } from '../platform/widget-templates/index.ts';

/** `npm run starter`: packs the starter templates of `schemas/templates/starter` into the file that the demo imports. */
const root = findProjectRoot();
const file = starterFile(root);
writeFileSync(file, await packStarter(root));
console.log(relative(root, file));
