import { CommandError } from '../../src/machine/command-error.mjs';
import { backUp } from '../kernel/database/dump/index.ts';
import { databaseText } from '../kernel/database/failure.ts';
import { encryptionKeyOf, printProgress, requireStoredData, runDataCommand, withEngine } from './data-command.ts';

/** `npm run backup -- FILE`: everything stored, in a file that restores on either engine. Keys in it are sealed with the encryption key. */
await runDataCommand('backup-usage', async ({ file, dataDir, databaseUrl }) => {
  if (!file) throw new CommandError(databaseText('backup-usage'));
  requireStoredData({ dataDir, databaseUrl });
  const key = encryptionKeyOf(dataDir);
  const { progress, total } = printProgress();
  await withEngine({ dataDir, databaseUrl }, (engine) => backUp(engine, file, { key, progress }));
  console.log(databaseText('backup-done', { rows: total(), file }));
});
