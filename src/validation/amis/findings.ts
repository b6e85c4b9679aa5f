import { MOST_MESSAGES } from '../limits.ts';
import type { Fault, Place, ShapeFinding } from './shape-finding.ts';

/** What a walk has found, in its order. */
export class Findings {
  all: ShapeFinding[] = [];
  /** How many of them are errors. */
  errors = 0;

  /** Another page. */
  begin(): void {
    this.all = [];
    this.errors = 0;
  }

  tell(place: Place | undefined, code: string, more: Partial<ShapeFinding> = {}): void {
    this.add(place, { code, severity: 'error', ...more });
  }

  add(place: Place | undefined, fault: Fault | undefined): void {
    if (!fault) return;
    this.all.push({ place, ...fault });
    if (fault.severity === 'error') this.errors += 1;
  }

  /** Whether there are more errors than anybody will be told; the walk ends with them. */
  get isFull(): boolean {
    return this.errors > MOST_MESSAGES;
  }

  /** Whether there are more warnings than anybody will be told: what one more word was meant to be is not looked up. */
  get hasWarnings(): boolean {
    return this.all.length - this.errors > MOST_MESSAGES;
  }

  /** Looks at a value once more, as something else that it must be: what the first look told is not told twice. */
  oneOf(from: number, again: boolean, look: () => void): void {
    const before = again ? this.all.slice(from) : [];
    if (again && before.some(({ severity }) => severity === 'error')) return;
    const { errors } = this;
    this.all.length = from;
    look();
    if (before.length > 0 && this.errors === errors) this.all.splice(from, Number.POSITIVE_INFINITY, ...before);
  }
}
