import type { Definition, ObjectShape, ObjectUse, Reference } from '../shapes.ts';
import { isShape } from '../shapes.ts';
import { compileDefinition } from './compile-object.ts';
import { type Definitions, definitionNamed } from './json-schema.ts';
import { SourceError } from './source-error.ts';

/** Definitions of the intermediate form, made when they are first needed. */
export class Compiler {
  readonly made = new Map<string, Definition>();
  private readonly inWork = new Set<string>();
  private readonly makers = new Map<string, () => Definition>();
  private readonly wanted: string[] = [];
  readonly source: Definitions;

  constructor(source: Definitions) {
    this.source = source;
  }

  /** A reference to a definition of the source, to be made later. */
  reference(name: string): Reference {
    definitionNamed(this.source, name);
    this.wanted.push(name);
    return { ref: name };
  }

  /**
   * A reference to a definition that has no name in the source; it is made when it is needed, since it may contain
   * what is being made. The same name means the same definition.
   */
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

  /** What a use comes to when references to other uses are followed. */
  resolve(use: ObjectUse): ObjectUse {
    if (use === true || !('ref' in use)) return use;
    const definition = this.definition(use.ref);
    return isShape(definition) ? use : this.resolve(definition);
  }

  /** The shape behind a reference. */
  shape(reference: Reference): ObjectShape {
    const definition = this.definition(reference.ref);
    if (!isShape(definition)) throw new SourceError(`"${reference.ref}" is no plain object`);
    return definition;
  }

  /** Makes everything that was referred to. */
  finish(): void {
    for (let name = this.wanted.pop(); name; name = this.wanted.pop()) this.definition(name);
  }
}
