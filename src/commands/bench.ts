import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { formatResult } from '../../tests/bench/format.ts';
import type { BenchResult } from '../../tests/bench/result.ts';
import { writeDocs } from '../../tests/bench/write-docs.ts';
import { CommandError, runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { text } from '../machine/texts.mjs';
import { prepareProgram } from './steps/prepare.mjs';
import { showProgress } from './steps/progress.mjs';

/** Every benchmark's file, by name. */
function everyBenchmark(): Map<string, string> {
  const files = globSync('tests/bench/*/index.ts', { cwd: root }).sort();
  return new Map(files.map((file) => [basename(dirname(file)), join(root, file)]));
}

function readArguments() {
  try {
    return parseArgs({ options: { readme: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new CommandError(text('bench-usage', { known: [...everyBenchmark().keys()].join(', ') }));
  }
}

/** The benchmarks that are wanted: `npm run bench -- login` runs one. */
function selectBenchmarks(wanted: readonly string[]): Map<string, string> {
  const all = everyBenchmark();
  const unknown = wanted.filter((name) => !all.has(name));
  if (unknown.length > 0) {
    throw new CommandError(text('bench-unknown', { name: unknown.join(', '), known: [...all.keys()].join(', ') }));
  }
  return new Map([...all].filter(([name]) => wanted.length === 0 || wanted.includes(name)));
}

const machine = {
  cores: availableParallelism(),
  node: process.versions.node,
  system: `${process.platform}-${process.arch}`,
};
const resultsFile = join(root, 'bench-results.json');

/** Results of earlier runs on a machine of the same kind: one benchmark run alone renews its own. */
function earlierResults(): Record<string, BenchResult> {
  const earlier = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  return JSON.stringify(earlier.machine) === JSON.stringify(machine) ? earlier.results : {};
}

/**
 * `npm run bench`: runs the benchmarks one after the other on the built program, prints a table for each and writes it to
 * bench-results.json, which names neither the machine nor its folders. `--readme` puts the headlines
 * of that file into docs/benchmarks.md, and five of them into README.md.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments();
  const benchmarks = selectBenchmarks(positionals);
  await prepareProgram();
  const results = earlierResults();
  for (const [name, file] of benchmarks) {
    const done = showProgress(text('bench-running', { name }));
    const { run }: { run(): Promise<BenchResult> } = await import(pathToFileURL(file).href);
    let result: BenchResult | undefined;
    try {
      result = await run();
    } finally {
      done(Boolean(result));
    }
    console.log(formatResult(result));
    results[name] = result;
    writeFileSync(resultsFile, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  }
  if (values.readme) writeDocs(root, results);
});
