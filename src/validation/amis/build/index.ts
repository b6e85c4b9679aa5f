import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shapes } from '../../../types/amis-shapes.ts';
import { rendererNames } from '../../renderer-names.ts';
import { buildShapes, type CustomSchemas } from './build-shapes.ts';
import { describedDefinitions } from './custom-definitions.ts';
import { type Describe, describer } from './descriptions.ts';
import { applyOverlay } from './overlay.ts';
import { readAmisSchema } from './read-amis-schema.ts';
import { readOverlay } from './read-overlay.ts';

function customSchemas(root: string): CustomSchemas {
  const read = (type: string) => JSON.parse(readFileSync(join(root, 'renderers', type, 'schema.json'), 'utf8'));
  return Object.fromEntries(rendererNames(root).map((type) => [type, read(type)]));
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
