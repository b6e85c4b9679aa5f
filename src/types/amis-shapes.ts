/**
 * The intermediate form of amis's schema: what a value may be is said for each JSON type apart, so that a check never has
 * to try alternatives and its time grows with the page alone. `null` and texts with a formula are tolerated everywhere.
 */
export type Value = true | ValueShape;

/** A JSON type without a member is not allowed; `true` allows all of it. */
export interface ValueShape {
  text?: true | string[];
  number?: true | number[];
  boolean?: true | boolean[];
  /** What the items of a list may be. */
  list?: Value;
  object?: ObjectUse;
  /** Bounds beside the type, under their names in JSON Schema; each holds for the JSON type it speaks of. */
  limits?: Limits;
}

/** The bounds of JSON Schema that are kept, with their meaning there. */
export interface Limits {
  /** Whole numbers only: the type `integer`. */
  integer?: true;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
}

/** How an object is looked at: as it is, by a definition, as a node by its `type`, or by another property. */
export type ObjectUse = true | Reference | NodeUse | Choice;

/** The name of a definition. */
export interface Reference {
  ref: string;
}

/** An object that a renderer shows, looked up by `type`. */
export interface NodeUse {
  node: true;
  /** Properties that the place of the node adds to those of its type. */
  also?: string;
  /** What the object is when it has no `type`; absent: it must have one. */
  untyped?: true | string;
}

/** Objects told apart by the text of one property. */
export interface Choice {
  by: string;
  cases: Record<string, Reference>;
  /** When the property is absent or holds another text; absent: it must be one of the cases. */
  otherwise?: Reference;
}

export interface ObjectShape {
  properties: Record<string, Value>;
  /** Names of properties that must be there; of `a|b` one must. */
  required?: string[];
  /** What properties beside the named ones hold; absent: there are none. */
  rest?: Value;
}

export type Definition = ObjectShape | ObjectUse;

/** The whole form: definitions by name, and the definition of each node type. */
export interface Shapes {
  definitions: Record<string, Definition>;
  types: Record<string, string>;
  /** Properties that any node may carry beside those of its type, holding anything. */
  everywhere: string[];
}

/** Whether a definition describes an object itself. */
export function isShape(definition: Definition): definition is ObjectShape {
  return definition !== true && 'properties' in definition;
}

/**
 * Whether an empty text is as good as none: amis takes it for "not set" where it wants one of several words, a number or
 * a switch, and amis-editor leaves it there when a choice is taken back.
 */
export function takesEmpty(value: Value | undefined): boolean {
  if (value === undefined || value === true || value.text === true) return false;
  return value.number !== undefined || value.boolean !== undefined || Boolean(value.text?.length);
}

/** Whether one of several properties must be there, not a certain one. */
export const isEither = (required: string) => required.includes('|');

/** Whether an object of this shape that has no `type` is a node of the type the shape is for: a dialog, a button. */
export function standsForType({ properties }: ObjectShape): boolean {
  const type = properties['type'];
  return type !== undefined && type !== true && Array.isArray(type.text);
}
