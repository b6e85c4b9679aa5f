import { restore } from '../../server-mock/database/dump/index.ts';
import { databaseText } from '../../server-mock/database/failure.ts';
import { CommandError } from './steps/command-error.mjs';
import { encryptionKeyOf, printProgress, runDataCommand, withEngine } from './steps/data-command.ts';

/** `npm run restore -- FILE [--force]`: fills an empty database from a backup; with --force it replaces what is there. */
await runDataCommand('restore-usage', async ({ file, force, dataDir, databaseUrl }) => {
  if (!file) throw new CommandError(databaseText('restore-usage'));
  const key = encryptionKeyOf(dataDir);
  const { progress, total } = printProgress();
  await withEngine({ dataDir, databaseUrl }, (engine) => restore(engine, file, { key, force, progress }));
  console.log(databaseText('restore-done', { rows: total(), file }));
});
