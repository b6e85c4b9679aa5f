import type { Definition, ObjectShape, ObjectUse, Reference, Value } from '../../../types/amis-shapes.ts';
import { isShape } from '../../../types/amis-shapes.ts';
import { compileDefinition } from './compile-object.ts';
import { compileValue } from './compile-value.ts';
import type { DefinitionMaker } from './definition-maker.ts';
import { type Definitions, definitionNamed, type JsonSchema } from './json-schema.ts';
import { SourceError } from './source-error.ts';

/** Definitions of the intermediate form, made when they are first needed. */
export class Compiler implements DefinitionMaker {
  readonly made = new Map<string, Definition>();
  private readonly inWork = new Set<string>();
  private readonly makers = new Map<string, () => Definition>();
  private readonly wanted: string[] = [];
  readonly source: Definitions;

  constructor(source: Definitions) {
    this.source = source;
  }

  reference(name: string): Reference {
    definitionNamed(this.source, name);
    this.wanted.push(name);
    return { ref: name };
  }

  named(name: string, make: () => Definition): Reference {
    if (!this.makers.has(name)) {
      this.makers.set(name, make);
      this.wanted.push(name);
    }
    return { ref: name };
  }

  /** The definition of that name, made now. */
  definition(name: string): Definition {
    const known = this.made.get(name);
    if (known) return known;
    if (this.inWork.has(name)) throw new SourceError(`"${name}" of amis's schema contains itself`);
    this.inWork.add(name);
    const make = this.makers.get(name);
    const definition = make ? make() : compileDefinition(definitionNamed(this.source, name), this, name);
    this.made.set(name, definition);
    this.inWork.delete(name);
    return definition;
  }

  resolve(use: ObjectUse): ObjectUse {
    if (use === true || !('ref' in use)) return use;
    const definition = this.definition(use.ref);
    return isShape(definition) ? use : this.resolve(definition);
  }

  shape(reference: Reference): ObjectShape {
    const definition = this.definition(reference.ref);
    if (!isShape(definition)) throw new SourceError(`"${reference.ref}" is no plain object`);
    return definition;
  }

  value(schema: JsonSchema | true, place: string): Value {
    return compileValue(schema, this, place);
  }

  /** Makes everything that was referred to. */
  finish(): void {
    for (let name = this.wanted.pop(); name; name = this.wanted.pop()) this.definition(name);
  }
}
