import { createHash } from 'node:crypto';

/** Verdicts that are remembered. */
const most = 2000;

/** What was found about a page by its content, so that reading it again costs no second check. */
export class Verdicts<Verdict> {
  readonly #known = new Map<string, Promise<Verdict>>();

  /** Finds the verdict on something that JSON can say, or makes it once. A verdict that fails is not remembered. */
  of(content: unknown, make: () => Promise<Verdict>): Promise<Verdict> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const known = this.#known.get(key) ?? make();
    this.#known.delete(key);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
