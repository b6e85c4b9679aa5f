import type { GivenUpReason } from '../screens/index.ts';

const most = 1000;

/** Pages that could not be compiled, by their content: never by the address they were asked with. */
export class Failures {
  readonly #reasons = new Map<string, GivenUpReason>();

  reason(content: string): GivenUpReason | undefined {
    return this.#reasons.get(content);
  }

  add(content: string, reason: GivenUpReason): void {
    const [oldest] = this.#reasons.keys();
    if (this.#reasons.size >= most && oldest !== undefined) this.#reasons.delete(oldest);
    this.#reasons.set(content, reason);
  }
}
