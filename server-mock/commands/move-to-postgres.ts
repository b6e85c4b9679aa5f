import { CommandError } from '../../src/machine/command-error.mjs';
import { move } from '../kernel/database/dump/index.ts';
import { databaseText } from '../kernel/database/failure.ts';
import { printProgress, requireStoredData, runDataCommand, withEngine } from './data-command.ts';

/** `npm run move-to-postgres [-- --force]`: copies the embedded database in DATA_DIR to the server of DATABASE_URL. */
await runDataCommand('move-usage', async ({ file, force, dataDir, databaseUrl }) => {
  if (file || !databaseUrl) throw new CommandError(databaseText('move-usage'));
  requireStoredData({ dataDir });
  const { progress } = printProgress();
  await withEngine({ dataDir }, (from) =>
    withEngine({ dataDir, databaseUrl }, (to) => move(from, to, { force, progress })),
  );
  console.log(databaseText('move-done', { directory: dataDir }));
});
