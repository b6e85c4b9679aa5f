import { parseArgs } from 'node:util';
import { changedSources } from '../../generator/sources.ts';
import { CommandError } from '../../machine/command-error.mjs';
import { terminalLocale, text } from '../../machine/texts.mjs';
import { sources } from '../../types/generated/sources.ts';
import type { Locale } from '../../types/start.ts';
import { formatNamed } from '../../validation/formats/index.ts';
import { fileCheck } from '../../validation/project/check-file.ts';
import { readProject, relativePath } from '../../validation/project/project.ts';
import { type Place, selectFiles } from './select-files.ts';
import { watchFiles } from './watch-files.ts';

/** So many files show where the change came from. */
const MOST_NAMED = 3;

function readArguments(args: readonly string[]) {
  const options = {
    format: { type: 'string', default: 'text' },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    throw new CommandError(text('validate-option', { option: token.rawName }));
  }
  const formatName = typeof values.format === 'string' ? values.format : '';
  const format = formatNamed(formatName);
  if (!format) throw new CommandError(text('validate-format', { format: formatName }));
  return { formatName, format, watch: values.watch === true, help: values.help === true, positionals };
}

/** The name of a file in messages: relative to `from` below it, whole elsewhere. */
function shownName(path: string, from: string): string {
  const name = relativePath(from, path);
  return name.startsWith('../') ? path : name;
}

/** Says that the checker itself is out of date: what it finds then may only come from that. */
function tellStale(root: string, watches: boolean): void {
  const changed = changedSources(root, sources);
  if (changed.length === 0) return;
  const files = changed.length > MOST_NAMED ? [...changed.slice(0, MOST_NAMED), '…'] : changed;
  console.error(text(watches ? 'validate-stale-watch' : 'validate-stale', { files: files.join(', ') }));
}

/** Checks the files and writes what is found; answers the number of errors. */
function checkOnce(
  { positionals, formatName, format, watch }: ReturnType<typeof readArguments>,
  { root, from }: Place,
): number {
  const project = readProject(root);
  const files = selectFiles(positionals, { root, from });
  const base = format.isForPlatform ? root : from;
  const checks = files.map((path) => fileCheck(path, shownName(path, base), project));
  const messagesIn = (locale: Locale) => checks.flatMap((check) => check(project.dictionaries[locale]));
  const locale = terminalLocale();
  const messages = messagesIn(locale);
  process.stdout.write(format.write({ messages, locale, messagesIn, texts: project.dictionaries }));
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const warnings = messages.length - errors;
  if (formatName !== 'json') tellStale(root, watch);
  if (formatName === 'text') console.error(text('validate-summary', { files: files.length, errors, warnings }));
  return errors;
}

/**
 * Does what `npm run validate` is asked for with these arguments, and answers the exit status: 1 where there is an error.
 *
 * @throws CommandError when the command was called wrongly.
 */
export async function validateFiles(args: readonly string[], place: Place): Promise<0 | 1> {
  const call = readArguments(args);
  if (call.help) {
    process.stdout.write(`${text('validate-help')}\n`);
    return 0;
  }
  const check = () => checkOnce(call, place);
  if (!call.watch) return check() > 0 ? 1 : 0;
  await watchFiles(call.positionals, place, check);
  return 0;
}
