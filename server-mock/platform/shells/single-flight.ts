/** Does work once for all who ask for it, by its key, while it is under way. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Promise<Result>>();

  do(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#flights.get(key);
    if (known) return known;
    const flight = work().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
