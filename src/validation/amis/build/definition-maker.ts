import type { Definition, ObjectShape, ObjectUse, Reference, Value } from '../../../types/amis-shapes.ts';
import type { Definitions, JsonSchema } from './json-schema.ts';

/** What the steps of compiling amis's schema ask of the compiler. Schemas contain one another, so the steps meet here alone. */
export interface DefinitionMaker {
  readonly source: Definitions;
  /** A reference to a definition of the source, to be made later. */
  reference(name: string): Reference;
  /**
   * A reference to a definition that has no name in the source; it is made when it is needed, since it may contain
   * what is being made. The same name means the same definition.
   */
  named(name: string, make: () => Definition): Reference;
  /** What a use comes to when references to other uses are followed. */
  resolve(use: ObjectUse): ObjectUse;
  /** The shape behind a reference. */
  shape(reference: Reference): ObjectShape;
  /** What a value described by a schema may be; `place` names it when it needs a definition of its own. */
  value(schema: JsonSchema | true, place: string): Value;
}
