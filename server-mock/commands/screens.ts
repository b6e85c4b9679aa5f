import { runCommand } from '../../src/machine/command-error.mjs';
import { runScreens } from './screens/command.ts';

/**
 * `npm run screens -- pull|push|diff|status DIR`: a level's overrides as files, against a running server. Messages go to stdout in
 * the form of `npm run validate`, the summary to stderr. Status 0: no error; 1: there is one, or the command was called wrongly.
 */
await runCommand(async () => {
  const { out, error, isRefused } = await runScreens(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(error);
  if (isRefused) process.exitCode = 1;
});
