import { CommandError } from '../../src/machine/command-error.mjs';
import { restore } from '../kernel/database/dump/index.ts';
import { databaseText } from '../kernel/database/failure.ts';
import { encryptionKeyOf, printProgress, runDataCommand, withEngine } from './data-command.ts';

/** `npm run restore -- FILE [--force]`: fills an empty database from a backup; with --force it replaces what is there. */
await runDataCommand('restore-usage', async ({ file, force, dataDir, databaseUrl }) => {
  if (!file) throw new CommandError(databaseText('restore-usage'));
  const key = encryptionKeyOf(dataDir);
  const { progress, total } = printProgress();
  await withEngine({ dataDir, databaseUrl }, (engine) => restore(engine, file, { key, force, progress }));
  console.log(databaseText('restore-done', { rows: total(), file }));
});
