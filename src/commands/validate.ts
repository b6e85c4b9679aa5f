import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { formats } from '../validation/formats/index.ts';
import { checkFile } from '../validation/project/check-file.ts';
import { readProject, readText, relativePath } from '../validation/project/project.ts';
import { CommandError, runCommand } from './steps/command-error.mjs';
import { root } from './steps/root.mjs';
import { terminalLocale, text } from './steps/texts.mjs';

const EVERYTHING = ['schemas/**/*.json'];

function readArguments() {
  const options = { format: { type: 'string', default: 'text' } } as const;
  const { values, positionals, tokens } = parseArgs({ options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    throw new CommandError(text('validate-option', { option: token.rawName }));
  }
  return { format: typeof values.format === 'string' ? values.format : '', positionals };
}

function readTexts(): Record<string, string> {
  try {
    return JSON.parse(readText(resolve(root, `schemas/locales/${terminalLocale()}.json`)));
  } catch {
    return {};
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Files by name, folder or pattern, relative to `from`; a name stays even when no such file is there. */
function selectFiles(patterns: readonly string[], from: string): string[] {
  if (patterns.length === 0) return globSync(EVERYTHING, { cwd: root, absolute: true }).sort();
  const files = patterns.flatMap((pattern) => {
    const path = resolve(from, pattern);
    if (isFolder(path)) return globSync('**/*.json', { cwd: path, absolute: true, dot: true });
    if (existsSync(path) || !/[*?{[]/.test(pattern)) return [path];
    return globSync(pattern.replaceAll('\\', '/'), { cwd: from, absolute: true, expandDirectories: false, dot: true });
  });
  if (files.length === 0) throw new CommandError(text('validate-nothing', { patterns: patterns.join(' ') }));
  return [...new Set(files)].sort();
}

/** The name of a file in messages: relative to `from` below it, whole elsewhere. */
function shownName(path: string, from: string): string {
  const name = relativePath(from, path);
  return name.startsWith('../') ? path : name;
}

/**
 * `npm run validate -- [files or globs] [--format text|github|sarif|json]`: checks page definitions and the other JSON
 * files of schemas/. Messages go to stdout, the summary to stderr. Status 1 when there is an error.
 */
await runCommand(() => {
  const { format: name, positionals } = readArguments();
  const format = formats[name];
  if (!format) throw new CommandError(text('validate-format', { format: name }));
  const project = readProject(root);
  const texts = readTexts();
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const files = selectFiles(positionals, from);
  const messages = files.flatMap((path) => checkFile(path, shownName(path, from), project, texts));
  process.stdout.write(format(messages));
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const warnings = messages.length - errors;
  if (name === 'text') console.error(text('validate-summary', { files: files.length, errors, warnings }));
  if (errors > 0) process.exitCode = 1;
});
