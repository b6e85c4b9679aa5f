import { parseArgs } from 'node:util';
import { changedSources } from '../generator/sources.ts';
import { CommandError, runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { terminalLocale, text } from '../machine/texts.mjs';
import { sources } from '../types/generated/sources.ts';
import type { Locale } from '../types/start.ts';
import { formatNamed } from '../validation/formats/index.ts';
import { fileCheck } from '../validation/project/check-file.ts';
import { readProject, relativePath } from '../validation/project/project.ts';
import { selectFiles } from './steps/select-files.ts';
import { watchFiles } from './steps/watch-files.ts';

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
  const formatName = typeof values.format === 'string' ? values.format : '';
  const format = formatNamed(formatName);
  if (!format) throw new CommandError(text('validate-format', { format: formatName }));
  return { formatName, format, watch: values.watch === true, help: values.help === true, positionals };
}

/** Where npm was called; patterns are meant from there. */
function callerFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

/** The name of a file in messages: relative to `from` below it, whole elsewhere. */
function shownName(path: string, from: string): string {
  const name = relativePath(from, path);
  return name.startsWith('../') ? path : name;
}

/** Says that the checker itself is out of date: what it finds then may only come from that. */
function tellStale(watches: boolean): void {
  const changed = changedSources(root, sources);
  if (changed.length === 0) return;
  const files = changed.length > MOST_NAMED ? [...changed.slice(0, MOST_NAMED), '…'] : changed;
  console.error(text(watches ? 'validate-stale-watch' : 'validate-stale', { files: files.join(', ') }));
}

/** Checks the files and writes what is found; answers the number of errors. */
function checkOnce({ positionals, formatName, format, watch }: ReturnType<typeof readArguments>): number {
  const project = readProject(root);
  const from = callerFolder();
  const files = selectFiles(positionals, from);
  const base = format.isForPlatform ? root : from;
  const checks = files.map((path) => fileCheck(path, shownName(path, base), project));
  const messagesIn = (locale: Locale) => checks.flatMap((check) => check(project.dictionaries[locale]));
  const locale = terminalLocale();
  const messages = messagesIn(locale);
  process.stdout.write(format.write({ messages, locale, messagesIn, texts: project.dictionaries }));
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const warnings = messages.length - errors;
  if (formatName !== 'json') tellStale(watch);
  if (formatName === 'text') console.error(text('validate-summary', { files: files.length, errors, warnings }));
  return errors;
}

/**
 * `npm run validate -- [files or globs] [--format text|github|sarif|json] [--watch] [--help]`: checks page definitions and
 * the other JSON files of schemas/. Messages go to stdout, the summary to stderr. Status 0: no error; 1: there is one, or
 * the command was called wrongly.
 */
await runCommand(async () => {
  const call = readArguments();
  if (call.help) {
    console.log(text('validate-help'));
    return;
  }
  const check = () => checkOnce(call);
  if (call.watch) await watchFiles(call.positionals, callerFolder(), check);
  else if (check() > 0) process.exitCode = 1;
});
