import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { root } from '../../../src/machine/root.mjs';
import { normalise } from '../../../src/validation/amis/build/normalise.ts';
import { readAmisSchema } from '../../../src/validation/amis/build/read-amis-schema.ts';
import { shapeWalker } from '../../../src/validation/amis/check-shapes.ts';

/** Plain ajv on the schema file that the project ships: the second opinion on every page. */
export function shippedSchema(): ValidateFunction {
  const schema: object = JSON.parse(readFileSync(join(root, 'schemas/amis-page.schema.json'), 'utf8'));
  return new Ajv({ strict: false }).compile(schema);
}

/** ajv on amis's own schema with its references put right: what one has without this checker. */
export function amisSchema(allErrors: boolean): ValidateFunction {
  const { $ref, definitions } = readAmisSchema(root);
  return new Ajv({ strict: false, allErrors }).compile({ $ref, definitions: normalise(definitions) });
}

/** The pages about which the checker and plain ajv do not say the same. */
export function disagreements(ajv: ValidateFunction, pages: readonly unknown[]): unknown[] {
  const isRight = (page: unknown) =>
    shapeWalker()
      .check(page)
      .every(({ severity }) => severity !== 'error');
  return pages.filter((page) => ajv(page) !== isRight(page));
}
