import { readFileSync } from 'node:fs';
import { Compiler } from '../amis/build/compiler.ts';
import type { Definitions } from '../amis/build/json-schema.ts';
import type { ShapeFinding } from '../amis/shape-finding.ts';
import { ShapeWalker } from '../amis/walker.ts';

/** Words of draft-07 that the checker's table cannot express; a renderer's schema does without them. */
const NOT_KEPT = new Set([
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'propertyNames',
  'dependencies',
  'contains',
  'additionalItems',
  'minProperties',
  'maxProperties',
  'format',
  'contentEncoding',
  'contentMediaType',
  'readOnly',
  'writeOnly',
]);

let walker: ShapeWalker | undefined;

const SOURCE = new URL('../../../schemas/renderer.schema.json', import.meta.url);

function readForm(): ShapeWalker {
  const { definitions }: { definitions: Definitions } = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const compiler = new Compiler(definitions);
  compiler.reference('renderer');
  compiler.finish();
  return new ShapeWalker({ definitions: Object.fromEntries(compiler.made), types: {}, everywhere: [] });
}

/** Undefined when the form itself has a mistake, which is told of its own file. */
function formWalker(): ShapeWalker | undefined {
  try {
    walker ??= readForm();
  } catch {}
  return walker;
}

function told({ suggestion, ...finding }: ShapeFinding): ShapeFinding {
  const name = String(finding.values?.['name']);
  const error: ShapeFinding = { ...finding, severity: 'error' };
  if (finding.code === 'property.unknown-here' && NOT_KEPT.has(name)) {
    return { ...error, code: 'renderer.keyword', ...(name === 'oneOf' ? { suggestion: 'anyOf' } : {}) };
  }
  return suggestion === undefined ? error : { ...error, suggestion };
}

/** Words of a renderer's schema that nobody reads or that hold something else than they should. */
export function misusedWords(schema: unknown): ShapeFinding[] {
  return formWalker()?.checkAs('renderer', schema).map(told) ?? [];
}
