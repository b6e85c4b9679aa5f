import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GENERATED, generateTypes, UNCOMMITTED } from '../generator/index.ts';
import { CommandError, runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { text, texts } from '../machine/texts.mjs';
import { formatText } from '../validation/formats/text.ts';
import { checkRenderers } from '../validation/project/check-renderers.ts';

const folder = join(root, GENERATED);

function present(): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => name.endsWith('.ts')).map((name) => `${GENERATED}/${name.replaceAll('\\', '/')}`);
}

/** Paths that are missing, differ from their sources or have none any more. */
function stalePaths(files: Map<string, string>): string[] {
  const changed = [...files].filter(([path, source]) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== source;
  });
  return [...changed.map(([path]) => path), ...present().filter((path) => !files.has(path))];
}

/** Whether it is only to be told what is stale. */
function onlyChecks(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch {
    throw new CommandError(text('types-usage'));
  }
}

function write(path: string, source: string | undefined): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  if (source === undefined) rmSync(file);
  else writeFileSync(file, source);
}

/**
 * `npm run types`: writes what is made of the JSON Schemas. With `--check` it only tells, with status 1, what is stale, and writes
 * the one file that is not committed.
 */
await runCommand(async () => {
  const checks = onlyChecks();
  const mistakes = checkRenderers(root, texts());
  if (mistakes.length > 0) throw new CommandError(text('types-refused', { mistakes: formatText(mistakes).trimEnd() }));
  const files = await generateTypes(root);
  const stale = stalePaths(files);
  if (checks) {
    if (stale.includes(UNCOMMITTED)) write(UNCOMMITTED, files.get(UNCOMMITTED));
    const committed = stale.filter((path) => path !== UNCOMMITTED);
    for (const path of committed) console.error(text('types-stale', { path }));
    if (committed.length > 0) process.exitCode = 1;
    return;
  }
  for (const path of stale) write(path, files.get(path));
  console.log(text('types-written', { count: stale.length }));
});
