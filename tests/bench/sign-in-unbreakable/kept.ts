import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outcome } from '../../unbreakable-sign-in/run.ts';

/** Outcomes that a run which ended early leaves to the next one. Those of another build or another seed do not count. */
export class KeptOutcomes {
  readonly #file: string;
  readonly #of: string;
  readonly outcomes: Outcome[];

  constructor(root: string, clientDir: string, seed: number) {
    this.#file = join(root, 'node_modules/.cache/pagewright-bench/sign-in-unbreakable.json');
    const document = readFileSync(join(clientDir, 'login.html'));
    this.#of = createHash('sha256').update(document).update(String(seed)).digest('hex');
    const kept = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : undefined;
    this.outcomes = kept?.of === this.#of ? kept.outcomes : [];
  }

  add(outcome: Outcome): void {
    this.outcomes.push(outcome);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ of: this.#of, outcomes: this.outcomes }));
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
