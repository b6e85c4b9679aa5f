import { holdsNodes, type PropertySchema, type RendererSchema, resolved, typesOf } from './renderer-schema.ts';

const SAMPLES: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  integer: 0,
  boolean: false,
  array: [],
  object: {},
};

function sampleOf(property: PropertySchema): unknown {
  return holdsNodes(property) ? [] : sampleOfType(property);
}

function sampleOfType({ default: preset, enum: words, minimum, ...schema }: PropertySchema): unknown {
  if (preset !== undefined) return preset;
  if (words) return words[0];
  const [type = 'string'] = typesOf(schema);
  return minimum === undefined || typeof SAMPLES[type] !== 'number' ? SAMPLES[type] : minimum;
}

/** The node that the editor puts on a page: the properties that must be there, with what their schema presets. */
export function scaffoldFor(
  type: string,
  { properties, required = [], definitions }: RendererSchema,
): Record<string, unknown> {
  const needed = required.filter((name) => name !== 'type' && properties[name]);
  return {
    type,
    ...Object.fromEntries(needed.map((name) => [name, sampleOf(resolved(properties[name] ?? {}, definitions))])),
  };
}
