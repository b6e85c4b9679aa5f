import type { Making } from './apps.ts';
import { type Place, versioned } from './places.ts';

/** Which of the writes that replace one another must be there: the last that was acknowledged, or one whose answer never came. */
export class Latest {
  #acknowledged: string | undefined;
  #sent: string | undefined;
  /** Acknowledged ones. */
  count = 0;

  sends(marker: string): void {
    this.#sent = marker;
  }

  isAcknowledged(): void {
    this.#acknowledged = this.#sent;
    this.#sent = undefined;
    this.count += 1;
  }

  /** Whether this may be what the server has after a kill; from then on it must be. Undefined stands for nothing. */
  mayBe(found: string | undefined): boolean {
    const isFine = found === this.#acknowledged || (found !== undefined && found === this.#sent);
    this.#acknowledged = found;
    this.#sent = undefined;
    return isFine;
  }
}

/** What the server acknowledged: the answer reached the client, so it must survive everything. */
export class Ledger {
  /** For each place, the marker of every acknowledged version. */
  readonly publishes = new Map<Place, Map<number, string>>(versioned.map((place) => [place, new Map()]));
  readonly drafts = new Map<Place, Latest>();
  readonly imports = new Latest();
  pushCount = 0;
  /** Apps and CSV files, those sent last at the end. */
  readonly makings: Making[] = [];
  /** Session cookies of acknowledged sign-ins. */
  readonly sessions: string[] = [];
  #lastMarker = 0;

  /** A mark that no other write carries. */
  nextMarker(): string {
    this.#lastMarker += 1;
    return `crash-${this.#lastMarker}`;
  }

  draftsOf(place: Place): Latest {
    const latest = this.drafts.get(place) ?? new Latest();
    this.drafts.set(place, latest);
    return latest;
  }

  nextMaking(): Making {
    const making: Making = { marker: this.nextMarker(), sent: new Map() };
    this.makings.push(making);
    return making;
  }

  /** How many apps and CSV files were acknowledged. */
  get madeCount(): number {
    return this.makings.reduce((sum, { sent }) => sum + [...sent.values()].filter(Boolean).length, 0);
  }

  get publishCount(): number {
    return [...this.publishes.values()].reduce((sum, versions) => sum + versions.size, 0);
  }

  get draftCount(): number {
    return [...this.drafts.values()].reduce((sum, { count }) => sum + count, 0);
  }
}
