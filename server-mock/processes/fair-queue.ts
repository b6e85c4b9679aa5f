/** A queue in which owners take turns, so that nobody waits behind all that one owner wants. */
export class FairQueue<Item> {
  /** Waiting items by owner; the owner whose turn is next comes first. */
  readonly #lanes = new Map<string, Item[]>();
  #size = 0;

  /**
   * @param most items that wait
   * @param mostOfOne items of one owner that wait
   */
  constructor(
    readonly most: number,
    readonly mostOfOne: number,
  ) {}

  /** False when the queue is full, or the owner's share of it. */
  add(owner: string, item: Item): boolean {
    const lane = this.#lanes.get(owner) ?? [];
    if (this.#size >= this.most || lane.length >= this.mostOfOne) return false;
    lane.push(item);
    this.#lanes.set(owner, lane);
    this.#size += 1;
    return true;
  }

  /** Takes the first item of the owner whose turn it is. */
  take(): Item | undefined {
    const [next] = this.#lanes;
    if (!next) return undefined;
    const [owner, lane] = next;
    this.#lanes.delete(owner);
    if (lane.length > 1) this.#lanes.set(owner, lane);
    this.#size -= 1;
    return lane.shift();
  }
}
