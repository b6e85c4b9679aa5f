import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shapes } from '../shapes.ts';
import { buildShapes, type CustomSchemas } from './build-shapes.ts';
import { describedDefinitions } from './custom-definitions.ts';
import { type Describe, describer } from './descriptions.ts';
import { applyOverlay, readOverlay } from './overlay.ts';
import { readAmisSchema } from './read-amis-schema.ts';

function customSchemas(root: string): CustomSchemas {
  const folder = join(root, 'renderers');
  const types = readdirSync(folder).filter((type) => existsSync(join(folder, type, 'schema.json')));
  return Object.fromEntries(
    types.sort().map((type) => [type, JSON.parse(readFileSync(join(folder, type, 'schema.json'), 'utf8'))]),
  );
}

/** The intermediate form of what is installed, corrected and added at `root`. */
export function readShapes(root: string, registered: readonly string[]): Shapes {
  return buildShapes(readAmisSchema(root).definitions, readOverlay(root), customSchemas(root), registered);
}

/** Names of the definitions that a renderer's schema may refer to beside its own. */
export function amisDefinitionNames(root: string): string[] {
  return Object.keys(applyOverlay(readAmisSchema(root).definitions, readOverlay(root)));
}

/** The documentation strings of what is installed, corrected and added at `root`. */
export function readDescriptions(root: string): Describe {
  const corrected = applyOverlay(readAmisSchema(root).definitions, readOverlay(root));
  const custom = Object.entries(customSchemas(root)).map(([type, schema]) => describedDefinitions(type, schema));
  return describer(Object.assign({}, corrected, ...custom));
}

export { emitSchema } from './emit-schema.ts';
export { emitTypes } from './emit-types.ts';
