import { demoPassword } from '../support/server.ts';
import { makers } from './apps.ts';
import type { Ledger } from './ledger.ts';
import { PatientPerson } from './patient-person.ts';
import { drafted, imported, published, pushed } from './places.ts';
import { editor, importer, maker, publisher, pusher, type Write, type Writer } from './writers.ts';

/** Accounts that sign in again and again. */
const others = ['member@example.com', 'owner@example.com'];

const writers: readonly (readonly [account: string, Writer])[] = [
  ...published.map((place) => [place.account, publisher(place)] as const),
  ...drafted.map((place) => [place.account, editor(place)] as const),
  [imported.account, importer],
  [pushed.account, pusher],
  [makers.account, maker],
];

/** Writes of all kinds and sign-ins from several clients at once, until the server is gone. */
export class Load {
  readonly #acknowledged: Record<Write, number> = {
    publish: 0,
    draft: 0,
    import: 0,
    push: 0,
    'sign-in': 0,
    app: 0,
    template: 0,
    'app-file': 0,
    csv: 0,
  };
  #wake: () => void = () => undefined;

  constructor(
    readonly base: string,
    readonly ledger: Ledger,
  ) {}

  /** Runs until the connection breaks; any other failure than that is an error of the server's. */
  async run(): Promise<void> {
    await Promise.all([
      ...writers.map(([account, write]) => this.#untilGone(() => this.#writeAs(account, write))),
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

  async #writeAs(account: string, write: Writer): Promise<void> {
    const person = await this.#signIn(account);
    await write(person, this.ledger, (kind) => this.#count(kind));
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
