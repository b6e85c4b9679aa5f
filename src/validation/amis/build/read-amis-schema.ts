import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions, JsonSchema } from './json-schema.ts';

/** The version whose schema the overlay was written and reviewed for. */
const REVIEWED_VERSION = '6.13.0';

/** amis's schema as it is shipped. A version that the overlay was not reviewed for is refused. */
export function readAmisSchema(root: string): { $ref: string; definitions: Definitions } {
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'node_modules/amis', file), 'utf8'));
  const { version } = read('package.json');
  if (version !== REVIEWED_VERSION) {
    throw new Error(`amis is ${version}; the overlay of its schema was reviewed for ${REVIEWED_VERSION}`);
  }
  const schema: JsonSchema & { definitions: Definitions; $ref: string } = read('schema.json');
  return schema;
}
