import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { sources } from '../types/generated/sources.ts';
import { changedSources } from '../types/generator/sources.ts';
import { formats } from '../validation/formats/index.ts';
import { checkFile } from '../validation/project/check-file.ts';
import { readProject, relativePath } from '../validation/project/project.ts';
import { CommandError, runCommand } from './steps/command-error.mjs';
import { root } from './steps/root.mjs';
import { terminalLocale, text, texts } from './steps/texts.mjs';
import { watchFiles } from './steps/watch-files.ts';

const EVERYTHING = ['schemas/**/*.json', 'renderers/*/schema.json'];

/** So many files show where the change came from. */
const MOST_NAMED = 3;

function readArguments() {
  const options = {
    format: { type: 'string', default: 'text' },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values, positionals, tokens } = parseArgs({ options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    throw new CommandError(text('validate-option', { option: token.rawName }));
  }
  const format = typeof values.format === 'string' ? values.format : '';
  if (!formats[format]) throw new CommandError(text('validate-format', { format }));
  return { format, watch: values.watch === true, help: values.help === true, positionals };
}

/** Where npm was called; patterns are meant from there. */
function callerFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function filesOf(pattern: string, from: string): string[] {
  const path = resolve(from, pattern);
  if (isFolder(path)) return globSync('**/*.json', { cwd: path, absolute: true, dot: true });
  if (existsSync(path) || !/[*?{[]/.test(pattern)) return [path];
  return globSync(pattern.replaceAll('\\', '/'), { cwd: from, absolute: true, expandDirectories: false, dot: true });
}

/** Files by name, folder or pattern, relative to `from`; a name stays even when no such file is there. */
function selectFiles(patterns: readonly string[], from: string): string[] {
  if (patterns.length === 0) return globSync(EVERYTHING, { cwd: root, absolute: true }).sort();
  const found = patterns.map((pattern) => filesOf(pattern, from));
  const empty = patterns.filter((_, index) => found[index]?.length === 0);
  if (empty.length > 0) throw new CommandError(text('validate-nothing', { patterns: empty.join(' '), folder: from }));
  return [...new Set(found.flat())].sort();
}

/** The name of a file in messages: relative to `from` below it, whole elsewhere. */
function shownName(path: string, from: string): string {
  const name = relativePath(from, path);
  return name.startsWith('../') ? path : name;
}

/** Says that the checker itself is out of date: what it finds then may only come from that. */
function tellStale(): void {
  const changed = changedSources(root, sources);
  if (changed.length === 0) return;
  const files = changed.length > MOST_NAMED ? [...changed.slice(0, MOST_NAMED), '…'] : changed;
  console.error(text('validate-stale', { files: files.join(', ') }));
}

/** Checks the files and writes what is found; answers the number of errors. */
function checkOnce(patterns: readonly string[], formatName: string): number {
  const project = readProject(root);
  const from = callerFolder();
  const files = selectFiles(patterns, from);
  const messages = files.flatMap((path) => checkFile(path, shownName(path, from), project, texts()));
  process.stdout.write(formats[formatName]?.(messages, terminalLocale()) ?? '');
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const warnings = messages.length - errors;
  if (formatName !== 'json') tellStale();
  if (formatName === 'text') console.error(text('validate-summary', { files: files.length, errors, warnings }));
  return errors;
}

/**
 * `npm run validate -- [files or globs] [--format text|github|sarif|json] [--watch] [--help]`: checks page definitions and
 * the other JSON files of schemas/. Messages go to stdout, the summary to stderr. Status 0: no error; 1: there is one, or
 * the command was called wrongly.
 */
await runCommand(async () => {
  const { format, watch, help, positionals } = readArguments();
  if (help) {
    console.log(text('validate-help'));
    return;
  }
  const check = () => checkOnce(positionals, format);
  if (watch) await watchFiles(positionals, callerFolder(), check);
  else if (check() > 0) process.exitCode = 1;
});
