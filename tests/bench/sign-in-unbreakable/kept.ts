import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outcome } from '../../unbreakable-sign-in/run.ts';

/** An outcome with the build of the client that it came about on. */
export type KeptOutcome = Outcome & { build: string };

/** Outcomes that a run which ended early leaves to the next one. Without this file the next run begins anew. */
export class KeptOutcomes {
  readonly #file: string;
  readonly #build: string;
  readonly outcomes: KeptOutcome[];

  constructor(root: string, clientDir: string) {
    this.#file = join(root, 'node_modules/.cache/pagewright-bench/sign-in-unbreakable.json');
    const document = readFileSync(join(clientDir, 'login.html'));
    this.#build = createHash('sha256').update(document).digest('hex').slice(0, 8);
    this.outcomes = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : [];
  }

  add(outcome: Outcome): void {
    this.outcomes.push({ ...outcome, build: this.#build });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.outcomes));
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
