import { FairQueue } from './fair-queue.ts';

export interface TurnLimits {
  /** Pieces of work that are under way at a time. */
  atOnce: number;
  /** Those that wait, in all and of one owner. */
  most: number;
  mostOfOne: number;
}

/**
 * Few pieces of costly work are under way at a time, and their owners take turns, so that one owner's crowd delays nobody else.
 * When too many wait, the last one of the owner with the most gives way to an owner with fewer.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: FairQueue<(mayBegin: boolean) => void>;
  #underWay = 0;

  constructor({ atOnce, most, mostOfOne }: TurnLimits) {
    this.#atOnce = atOnce;
    this.#waiting = new FairQueue(most, mostOfOne, (answer) => answer(false));
  }

  /** Answers true when the owner's work may begin; `leave` follows it. False: too much waits, and nothing is to be left. */
  enter(owner: string): Promise<boolean> {
    if (this.#underWay < this.#atOnce) {
      this.#underWay += 1;
      return Promise.resolve(true);
    }
    return new Promise((answer) => {
      if (!this.#waiting.add(owner, answer)) answer(false);
    });
  }

  /** Gives the place of work that is done to the next owner. */
  leave(): void {
    const next = this.#waiting.take();
    if (next) next(true);
    else this.#underWay -= 1;
  }
}
