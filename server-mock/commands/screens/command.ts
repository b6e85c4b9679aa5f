import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../../src/machine/command-error.mjs';
import { root } from '../../../src/machine/root.mjs';
import { terminalLocale, text } from '../../../src/machine/texts.mjs';
import { formatNamed } from '../../../src/validation/formats/index.ts';
import { readProject } from '../../../src/validation/project/project.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import { diff, pull, push, status } from './actions.ts';
import { openServer } from './server.ts';

const actions = { pull, push, diff, status };

const options = {
  server: { type: 'string' },
  'token-file': { type: 'string' },
  app: { type: 'string' },
  note: { type: 'string' },
  format: { type: 'string', default: 'text' },
  'dry-run': { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** A wrong call: what is wrong with it, then how it is made. */
const wrongCall = (key: string, values: Record<string, string> = {}) =>
  new CommandError(`${text(key, values)}\n\n${text('screens-usage')}`);

/** An option that `parseArgs` refuses. Its English message names the option; ours says it in the terminal's language. */
function optionFailure({ code, message }: NodeJS.ErrnoException): CommandError {
  const option = /--[^ ',=]+/.exec(message)?.[0] ?? /-\w/.exec(message)?.[0] ?? '';
  return wrongCall(code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'screens-option' : 'screens-option-value', { option });
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw optionFailure(error as NodeJS.ErrnoException);
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = readOptions(args);
  const [name = '', dir, ...more] = positionals;
  const action = Object.hasOwn(actions, name) ? actions[name as keyof typeof actions] : undefined;
  const format = formatNamed(values.format);
  const folder = dir ?? (name === 'status' ? '.' : '');
  if (values.help) return null;
  if (name === '') throw new CommandError(text('screens-usage'));
  if (!action) throw wrongCall('screens-command', { command: name });
  if (!format) throw wrongCall('validate-format', { format: values.format });
  if (folder === '') throw wrongCall('screens-folder');
  if (more.length > 0) throw wrongCall('screens-argument', { argument: more[0]! });
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const wish = {
    folder: resolve(from, folder),
    isDryRun: values['dry-run'],
    overwrites: values.overwrite,
    note: values.note ?? '',
    locales: values.format === 'json' ? locales : [terminalLocale()],
  };
  const at = {
    server: values.server ?? process.env['PAGEWRIGHT_SERVER'] ?? 'http://localhost:4100',
    ...(values['token-file'] ? { tokenFile: resolve(from, values['token-file']) } : {}),
    ...(values.app ? { app: values.app } : {}),
  };
  return { action, format, wish, at };
}

/** What the command prints, and whether it found an error. */
export interface Printed {
  out: string;
  error: string;
  isRefused: boolean;
}

/**
 * Does what `npm run screens` is called for.
 * @throws CommandError where it cannot be done
 */
export async function runScreens(args: string[]): Promise<Printed> {
  const call = readArguments(args);
  if (!call) return { out: `${text('screens-usage')}\n`, error: '', isRefused: false };
  const { messagesIn, summary } = await call.action(await openServer(call.at), call.wish);
  const { dictionaries } = readProject(root);
  const locale = terminalLocale();
  const messages = messagesIn(locale);
  return {
    out: call.format.write({ messages, locale, messagesIn, texts: dictionaries }),
    error: `${summary}\n`,
    isRefused: messages.some(({ severity }) => severity === 'error'),
  };
}
