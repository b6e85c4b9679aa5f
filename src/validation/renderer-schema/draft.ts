import { Ajv } from 'ajv';
import type { Node } from 'jsonc-parser';
import { findNodeAtLocation } from 'jsonc-parser';
import { segmentsOf } from '../json-pointer.ts';
import type { Finding } from '../message.ts';

let ajv: Ajv | undefined;

/** What the meta-schema of draft-07 refuses beyond the project's own: `null` where a schema belongs. */
export function draftMistake(root: Node, schema: object): Finding | undefined {
  ajv ??= new Ajv({ strict: false, validateFormats: false });
  const { $schema, $id, ...rest } = schema as Record<string, unknown>;
  if (ajv.validateSchema(rest) === true) return undefined;
  const [error] = ajv.errors ?? [];
  if (!error) return undefined;
  const segments = segmentsOf(error.instancePath);
  let node: Node | undefined = root;
  const path: (string | number)[] = [];
  for (const segment of segments) {
    const step: string | number = node?.type === 'array' ? Number(segment) : segment;
    node = node && findNodeAtLocation(node, [step]);
    path.push(step);
  }
  const { message = error.keyword } = error;
  return {
    offset: (node ?? root).offset,
    pointer: error.instancePath,
    severity: 'error',
    code: 'renderer.draft',
    values: { reason: message },
  };
}
