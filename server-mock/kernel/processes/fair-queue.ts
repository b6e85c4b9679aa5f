/** A queue in which owners take turns, so that nobody waits behind all that one owner wants. */
export class FairQueue<Item> {
  /** Waiting items by owner; the owner whose turn is next comes first. */
  readonly #lanes = new Map<string, Item[]>();
  #size = 0;

  /**
   * @param most items that wait
   * @param mostOfOne items of one owner that wait
   * @param onGivenWay takes an item that lost its place in a full queue to one of an owner who has fewer
   */
  constructor(
    readonly most: number,
    readonly mostOfOne: number,
    readonly onGivenWay: (item: Item) => void,
  ) {}

  /** False when the queue is full, or the owner's share of it. */
  add(owner: string, item: Item): boolean {
    const lane = this.#lanes.get(owner) ?? [];
    if (lane.length >= this.mostOfOne) return false;
    if (this.#size >= this.most && !this.#makeRoom(lane.length)) return false;
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

  /** The last item of the largest lane gives way to an owner with `present` items, unless that would only change who has more. */
  #makeRoom(present: number): boolean {
    let largest: Item[] = [];
    for (const lane of this.#lanes.values()) if (lane.length > largest.length) largest = lane;
    if (largest.length <= present + 1) return false;
    this.onGivenWay(largest.pop()!);
    this.#size -= 1;
    return true;
  }
}
