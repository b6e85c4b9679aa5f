/**
 * The names of an object's members so far, in their order, as a tree. V8 keeps one hidden class for all objects with the same names in the
 * same order.
 */
type Shape = Map<string, Shape>;

/** V8 stores these names as array indexes. `Object.keys` makes a string of each. */
const NUMBER = /^\d+$/;

/** The beginning of an escaped digit. */
const ESCAPED_DIGIT = String.raw`\u003`;

/** Objects share a hidden class for this many names. V8 makes a dictionary of an object with many more. */
const MOST_SHARED = 128;

const isNumber = (name: string): boolean => NUMBER.test(name) || name.includes(ESCAPED_DIGIT);

/**
 * Counts the costly names in a JSON text while it is scanned. A name is costly when it makes a new hidden class, or when it is a number.
 * Beyond the 128th, every name of an object is costly. Nodes of a page have few costly names, because many nodes are alike. An object with one name for each row has many.
 */
export class BodyNames {
  readonly #empty: Shape = new Map();
  /** The objects and lists around the one that is read. */
  readonly #around: [shape: Shape, names: number][] = [];
  #shape = this.#empty;
  /** Names of the object that is read. */
  #names = 0;
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
    this.#around.push([this.#shape, this.#names]);
    this.#shape = this.#empty;
    this.#names = 0;
  }

  /** It ends. */
  end(): void {
    [this.#shape, this.#names] = this.#around.pop() ?? [this.#empty, 0];
  }

  /** Adds a member's name, as the text has it. */
  add(name: string): void {
    this.#names += 1;
    if (this.#names > MOST_SHARED || isNumber(name)) {
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
