import source from '../../../schemas/renderer.schema.json' with { type: 'json' };
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

function formWalker(): ShapeWalker {
  if (walker) return walker;
  const compiler = new Compiler(source.definitions as unknown as Definitions);
  compiler.reference('renderer');
  compiler.finish();
  walker = new ShapeWalker({ definitions: Object.fromEntries(compiler.made), types: {}, everywhere: [] });
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
  return formWalker().checkAs('renderer', schema).map(told);
}
