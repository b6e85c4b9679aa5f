import { createHash } from 'node:crypto';

/** Verdicts that are remembered. */
const most = 2000;

/** Milliseconds for which a verdict stands that may be another one later. */
const PASSING = 60_000;

/** What was found about a page by its content, so that reading it again costs no second check. */
export class Verdicts<Verdict> {
  readonly #known = new Map<string, Promise<Verdict>>();
  readonly #isPassing: (verdict: Verdict) => boolean;

  /** @param isPassing whether a verdict may be another one later: it is forgotten after a minute */
  constructor(isPassing: (verdict: Verdict) => boolean = () => false) {
    this.#isPassing = isPassing;
  }

  /** Finds the verdict on something that JSON can say, or makes it once. A verdict that fails is not remembered. */
  of(content: unknown, make: () => Promise<Verdict>): Promise<Verdict> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const known = this.#known.get(key) ?? this.#made(key, make);
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }

  #made(key: string, make: () => Promise<Verdict>): Promise<Verdict> {
    const made = make();
    const forget = () => void (this.#known.get(key) === made && this.#known.delete(key));
    made.then((verdict) => {
      if (this.#isPassing(verdict)) setTimeout(forget, PASSING).unref();
    }, forget);
    return made;
  }
}
