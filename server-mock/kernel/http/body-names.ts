/**
 * The names of an object's members so far, in their order, as a tree. V8 keeps one hidden class for all objects with the same names in the
 * same order.
 */
type Shape = Map<string, Shape>;

/** V8 stores these names as array indexes. `Object.keys` makes a string of each. */
const NUMBER = /^\d+$/;

/** The beginning of an escaped digit. */
const ESCAPED_DIGIT = String.raw`\u003`;

const isNumber = (name: string): boolean => NUMBER.test(name) || name.includes(ESCAPED_DIGIT);

/**
 * Counts the costly names in a JSON text while it is scanned. A name is costly when it makes a new hidden class, or when it is a number.
 * Nodes of a page have few costly names, because many nodes are alike. An object with one name for each row has many.
 */
export class BodyNames {
  readonly #empty: Shape = new Map();
  /** The objects and lists around the one that is read. */
  readonly #around: Shape[] = [];
  #shape = this.#empty;
  #count = 0;

  /** Costly names so far. */
  get count(): number {
    return this.#count;
  }

  /** Levels of nesting at this place. */
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

  /** Adds a member's name, as the text has it. */
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
