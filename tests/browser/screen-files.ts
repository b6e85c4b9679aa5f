import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { copyOfSchemas } from '../support/server.ts';

/** A copy of the schemas in which some screens are others, for a server of its own; it is gone after the tests. */
export function schemasWith(screens: Record<string, object>): string {
  const root = copyOfSchemas();
  for (const [id, schema] of Object.entries(screens)) {
    writeFileSync(join(root, 'schemas/screens', `${id}.json`), JSON.stringify(schema));
  }
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
