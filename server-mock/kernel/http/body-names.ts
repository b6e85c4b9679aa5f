/** What JSON calls an object's members so far, in their order. The engine describes all objects with the same names in that order once. */
type Shape = Map<string, Shape>;

/** Names that the engine keeps as numbers. Each is made a text again whenever somebody asks for the names. */
const NUMBER = /^\d+$/;

/** A digit that is written as an escape. */
const ESCAPED_DIGIT = String.raw`\u003`;

const isNumber = (name: string): boolean => NUMBER.test(name) || name.includes(ESCAPED_DIGIT);

/**
 * Counts the names of members that cost the engine most, while somebody reads a JSON text: a name that no object had after the same
 * names before, and every number. Nodes of a page have few such names, because many of them are alike. A table that has a name for each
 * row has many.
 */
export class BodyNames {
  readonly #empty: Shape = new Map();
  /** The objects and lists around the one that is read. */
  readonly #around: Shape[] = [];
  #shape = this.#empty;
  #count = 0;

  /** How many there are so far. */
  get count(): number {
    return this.#count;
  }

  /** How deep the text nests here. */
  get depth(): number {
    return this.#around.length;
  }

  /** An object or a list begins. */
  begin(): void {
    this.#around.push(this.#shape);
    this.#shape = this.#empty;
  }

  /** It ends. */
  end(): void {
    this.#shape = this.#around.pop() ?? this.#empty;
  }

  /** A member's name, as it is written. */
  add(name: string): void {
    if (isNumber(name)) {
      this.#count += 1;
      return;
    }
    const known = this.#shape.get(name);
    if (known) {
      this.#shape = known;
      return;
    }
    const added: Shape = new Map();
    this.#shape.set(name, added);
    this.#shape = added;
    this.#count += 1;
  }
}
