import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { formatResult } from '../../tests/bench/format.ts';
import type { BenchResult } from '../../tests/bench/result.ts';
import { CommandError, runCommand } from './steps/command-error.mjs';
import { prepareProgram } from './steps/prepare.mjs';
import { showProgress } from './steps/progress.mjs';
import { root } from './steps/root.mjs';
import { text } from './steps/texts.mjs';

/** The benchmarks by name, as far as they are wanted: `npm run bench -- login` runs one. */
function selectBenchmarks(wanted: readonly string[]): Map<string, string> {
  const files = globSync('tests/bench/*/index.ts', { cwd: root }).sort();
  const all = new Map(files.map((file) => [basename(dirname(file)), join(root, file)]));
  const unknown = wanted.filter((name) => !all.has(name));
  if (unknown.length > 0) {
    throw new CommandError(text('bench-unknown', { name: unknown.join(', '), known: [...all.keys()].join(', ') }));
  }
  return new Map([...all].filter(([name]) => wanted.length === 0 || wanted.includes(name)));
}

/** Puts the tables between the two marks of README.md. */
function writeReadme(tables: readonly string[]): void {
  const file = join(root, 'README.md');
  const marked = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, (_, begin, end) => `${begin}${tables.join('')}\n${end}`),
  );
}

/**
 * `npm run bench`: runs the benchmarks one after the other on the built program, prints a table for each and writes
 * bench-results.json, which names neither the machine nor its folders. `--readme` puts the tables into README.md, too.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { readme: { type: 'boolean' } }, allowPositionals: true });
  const benchmarks = selectBenchmarks(positionals);
  await prepareProgram();
  const results: Record<string, BenchResult> = {};
  for (const [name, file] of benchmarks) {
    const done = showProgress(text('bench-running', { name }));
    const { run }: { run(): Promise<BenchResult> } = await import(pathToFileURL(file).href);
    try {
      results[name] = await run();
    } finally {
      done(name in results);
    }
    console.log(formatResult(results[name]));
  }
  if (values.readme) writeReadme(Object.values(results).map(formatResult));
  const machine = {
    cores: availableParallelism(),
    node: process.versions.node,
    system: `${process.platform}-${process.arch}`,
  };
  writeFileSync(join(root, 'bench-results.json'), `${JSON.stringify({ machine, results }, null, 2)}\n`);
});
