/** Milliseconds that an owner who comes anew may use before those who have waited longer. */
const CREDIT = 2_000;

/**
 * A queue in which owners take turns, so that nobody waits behind all that one owner wants. The owner whose work has taken the least time
 * is next; among equals, the one who has waited longest. So long tasks of one owner do not hold up short ones of another.
 */
export class FairQueue<Item> {
  /** Waiting items by owner, those who have waited longest first. */
  readonly #lanes = new Map<string, Item[]>();
  /** Milliseconds that the work of an owner has taken, for those who are ahead of the queue's floor. */
  readonly #used = new Map<string, number>();
  /** Everybody counts as having used this much: the least use of the owners who waited last, less the credit. */
  #floor = 0;
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

  /**
   * Takes the first item of the owner whose turn it is.
   * @param may whether the first item of an owner may be taken now; absent: all may
   */
  take(may: (owner: string, item: Item) => boolean = () => true): Item | undefined {
    let least = Number.POSITIVE_INFINITY;
    let owner: string | undefined;
    for (const [other, lane] of this.#lanes) {
      const used = this.#usedBy(other);
      least = Math.min(least, used);
      const isEarlier = owner === undefined || used < this.#usedBy(owner);
      if (isEarlier && may(other, lane[0]!)) owner = other;
    }
    if (owner === undefined) return undefined;
    const lane = this.#lanes.get(owner)!;
    this.#lanes.delete(owner);
    if (lane.length > 1) this.#lanes.set(owner, lane);
    this.#size -= 1;
    this.#raiseFloor(least - CREDIT);
    return lane.shift();
  }

  /** Whether `take` would find one. */
  has(may: (owner: string, item: Item) => boolean): boolean {
    for (const [owner, lane] of this.#lanes) if (may(owner, lane[0]!)) return true;
    return false;
  }

  /** Counts the time that a piece of an owner's work has taken, in milliseconds. */
  charge(owner: string, milliseconds: number): void {
    this.#used.set(owner, this.#usedBy(owner) + milliseconds);
  }

  #usedBy(owner: string): number {
    return Math.max(this.#used.get(owner) ?? 0, this.#floor);
  }

  /** Owners at the floor need no entry. So the map holds only those who have lately used more than others. */
  #raiseFloor(floor: number): void {
    if (floor <= this.#floor) return;
    this.#floor = floor;
    for (const [owner, used] of this.#used) if (used <= floor) this.#used.delete(owner);
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
