/** A place where a screen may be overridden. */
export interface Place {
  /** The scope's prefix: `/api` or `/api/company/KEY`. */
  prefix: string;
  screen: string;
}

/** What the server acknowledged: the answer reached the client, so it must survive everything. */
export class Ledger {
  /** For each place, the marker of every acknowledged version. */
  readonly publishes = new Map<Place, Map<number, string>>();
  /** Session cookies of acknowledged sign-ins. */
  readonly sessions: string[] = [];
  #lastMarker = 0;

  constructor(readonly places: Place[]) {
    for (const place of places) this.publishes.set(place, new Map());
  }

  /** A mark that no other publish carries. */
  nextMarker(): string {
    this.#lastMarker += 1;
    return `crash-${this.#lastMarker}`;
  }

  get publishCount(): number {
    return [...this.publishes.values()].reduce((sum, versions) => sum + versions.size, 0);
  }
}
