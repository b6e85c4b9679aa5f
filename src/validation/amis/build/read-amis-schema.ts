import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions, JsonSchema } from './json-schema.ts';
import { OVERLAY, SourceError } from './source-error.ts';

/** The version whose schema the overlay was written and reviewed for. */
const REVIEWED_VERSION = '6.13.0';

/** amis's schema as it is shipped. A version that the overlay was not reviewed for is refused. */
export function readAmisSchema(root: string): { $ref: string; definitions: Definitions } {
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'node_modules/amis', file), 'utf8'));
  const { version } = read('package.json');
  if (version !== REVIEWED_VERSION) {
    throw new SourceError(
      `amis is ${version}; ${OVERLAY} was reviewed for ${REVIEWED_VERSION}. ` +
        'Install that, or review the overlay and change REVIEWED_VERSION in src/validation/amis/build/read-amis-schema.ts',
    );
  }
  const schema: JsonSchema & { definitions: Definitions; $ref: string } = read('schema.json');
  if (schema?.definitions === null || typeof schema?.definitions !== 'object')
    throw new SourceError(
      'node_modules/amis/schema.json has no "definitions": it is not as amis ships it. Run "npm ci"',
    );
  return schema;
}
