import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../../src/merge/index.ts';
import type { EditedPair } from './pair.ts';

/** `git merge-file` on pages written with two blanks to a level. */
export class GitMerge {
  readonly #folder = mkdtempSync(join(tmpdir(), 'merge-'));

  /** The merged page; undefined when git asks, or what it made is no JSON. */
  merge({ base, theirs, mine }: EditedPair): Json | undefined {
    const files = Object.entries({ mine, base, theirs }).map(([name, page]) => {
      const file = join(this.#folder, name);
      writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
      return file;
    });
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...files], { encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) return undefined;
    try {
      return JSON.parse(stdout);
    } catch {
      return undefined;
    }
  }

  /** Removes its files. */
  end(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
