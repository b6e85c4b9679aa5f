import { runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { validateFiles } from './steps/validate-files.ts';

/**
 * `npm run validate -- [files or globs] [--format text|github|sarif|json] [--watch] [--help]`: checks page definitions and
 * the other JSON files of schemas/. Messages go to stdout, the summary to stderr. Status 0: no error; 1: there is one, or
 * the command was called wrongly. Patterns are meant from where npm was called.
 */
await runCommand(async () => {
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const status = await validateFiles(process.argv.slice(2), { root, from });
  if (status > 0) process.exitCode = status;
});
