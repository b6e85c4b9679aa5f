import { demoPassword } from '../support/server.ts';
import type { Ledger, Place } from './ledger.ts';
import { PatientPerson } from './patient-person.ts';

const administrator = 'admin@example.com';
const others = ['member@example.com', 'owner@example.com'];

/** A kind of write that the server acknowledges. */
export type Write = 'publish' | 'sign-in';

/** Publishes and sign-ins from several clients at once, until the server is gone. */
export class Load {
  readonly #acknowledged: Record<Write, number> = { publish: 0, 'sign-in': 0 };
  #wake: () => void = () => undefined;

  constructor(
    readonly base: string,
    readonly ledger: Ledger,
  ) {}

  /** Runs until the connection breaks; any other failure than that is an error of the server's. */
  async run(): Promise<void> {
    await Promise.all([
      ...this.ledger.places.map((place) => this.#untilGone(() => this.#publishOn(place))),
      ...others.map((account) => this.#untilGone(() => this.#signInAgain(account))),
    ]);
  }

  /** Settles when the server has acknowledged so many writes of a kind. */
  async acknowledged(kind: Write, count: number): Promise<void> {
    while (this.#acknowledged[kind] < count) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async #untilGone(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
    }
  }

  async #publishOn(place: Place): Promise<void> {
    const person = await this.#signIn(administrator);
    for (;;) {
      const marker = this.ledger.nextMarker();
      const schema = { type: 'page', id: marker, className: marker, body: { type: 'tpl', tpl: marker } };
      const answer = await person.post<{ version: number }>(`${place.prefix}/screen/${place.screen}/publish`, {
        schema,
        note: marker,
      });
      if (answer.status !== 200) throw new Error(`publish was refused: ${answer.text}`);
      this.ledger.publishes.get(place)?.set(answer.json.data.version, marker);
      this.#count('publish');
    }
  }

  async #signInAgain(account: string): Promise<void> {
    for (;;) await this.#signIn(account);
  }

  async #signIn(account: string): Promise<PatientPerson> {
    const person = await new PatientPerson(this.base).signIn(account, demoPassword);
    const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`);
    this.ledger.sessions.push(cookies.join('; '));
    this.#count('sign-in');
    return person;
  }

  #count(kind: Write): void {
    this.#acknowledged[kind] += 1;
    this.#wake();
  }
}

/** fetch throws a TypeError when there is no answer; everything else is one. */
function isConnectionLoss(error: unknown): boolean {
  return error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated');
}
