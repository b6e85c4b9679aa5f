import { isDeepStrictEqual } from 'node:util';
import { type Definitions, definitionNamed, type JsonSchema, referenceName } from './json-schema.ts';
import type { DefinitionPatch } from './overlay-format.ts';
import { SourceError } from './source-error.ts';

/** Words of JSON Schema for people. */
const WORDS = new Set(['description', 'default', 'title', 'deprecated', 'examples']);

/** What a schema allows, without the words for people; words and numbers in a list say of which type they are. */
function meaning(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(meaning);
  if (schema === null || typeof schema !== 'object') return schema;
  const listed = 'enum' in schema || 'const' in schema;
  const entries = Object.entries(schema).filter(([key]) => !WORDS.has(key) && !(key === 'type' && listed));
  return Object.fromEntries(entries.map(([key, value]) => [key, meaning(value)]));
}

/** What a definition, or one that it extends, says of a property. */
export function inherited(definitions: Definitions, of: JsonSchema, property: string): JsonSchema | true | undefined {
  const own = of.properties?.[property];
  if (own !== undefined && own !== true) return own;
  const name = referenceName(of);
  const parts = name === undefined ? (of.allOf ?? []) : [definitionNamed(definitions, name)];
  return parts.map((part) => inherited(definitions, part, property)).find((found) => found !== undefined);
}

/** Whether a definition, one that it extends, or where it is a choice one of its own members has the property. */
export function hasProperty(definitions: Definitions, of: JsonSchema, property: string): boolean {
  if (of.properties && Object.hasOwn(of.properties, property)) return true;
  const name = referenceName(of);
  const own = (of.anyOf ?? []).filter((part) => referenceName(part) === undefined);
  const parts = name === undefined ? [...(of.allOf ?? []), ...own] : [definitionNamed(definitions, name)];
  return parts.some((part) => hasProperty(definitions, part, property));
}

/** Keeps which property of which definition was corrected, and refuses corrections that come to nothing. */
export class Corrections {
  private readonly reasons = new Map<string, string>();
  private readonly source: Definitions;

  /** @param source the definitions before the first correction. */
  constructor(source: Definitions) {
    this.source = structuredClone(source);
  }

  /** One more correction. One that another puts something else over is dead, as is one that says what amis says already. */
  add(patch: DefinitionPatch): void {
    const { definitions, properties = {}, lacking = {}, adds = {}, or = {}, reason } = patch;
    for (const property of [or, properties, adds].flatMap(Object.keys))
      for (const name of definitions) this.addOne(`"${property}" of "${name}"`, reason);
    for (const [property, schema] of Object.entries(properties)) {
      if (definitions.every((name) => this.isSaid(name, property, schema)))
        throw new SourceError(
          `amis's schema says of "${property}" of ${definitions.join(', ')} what the overlay says: "${reason}"`,
        );
      for (const name of definitions) this.expect(!lacking[property]?.includes(name), name, property);
    }
    for (const property of Object.keys(adds)) for (const name of definitions) this.expect(false, name, property);
    const unused = Object.entries(lacking).find(
      ([property, names]) => !properties[property] || !names.every((name) => definitions.includes(name)),
    );
    if (unused) throw new SourceError(`"lacking" names "${unused[0]}", which the entry does not correct so`);
  }

  private has(name: string, property: string): boolean {
    return hasProperty(this.source, definitionNamed(this.source, name), property);
  }

  /** What is corrected must be there, or amis renamed it and nobody noticed; what is added must not be. */
  private expect(isThere: boolean, name: string, property: string): void {
    if (this.has(name, property) === isThere) return;
    throw new SourceError(
      isThere
        ? `"${name}" of amis's schema has no "${property}" (any more): correct what it is called now, or name it under "adds" when it is an addition`
        : `"${name}" of amis's schema has "${property}": name it under "properties", not as one that is added`,
    );
  }

  private addOne(place: string, reason: string): void {
    const earlier = this.reasons.get(place);
    if (earlier !== undefined)
      throw new SourceError(`the overlay corrects ${place} twice: "${earlier}" and "${reason}"`);
    this.reasons.set(place, reason);
  }

  private isSaid(name: string, property: string, schema: JsonSchema | true): boolean {
    const said = inherited(this.source, definitionNamed(this.source, name), property);
    return said !== undefined && isDeepStrictEqual(meaning(said), meaning(schema));
  }
}
