import { CommandError } from '../../src/machine/command-error.mjs';
import { composeServices } from '../compose.ts';
import { removeTwoStepOf } from '../identity/two-step/remove-two-step.ts';
import { databaseText } from '../kernel/database/failure.ts';
import { commandLog, requireStoredData, runDataCommand } from './data-command.ts';

/**
 * `npm run two-step:remove -- ACCOUNT`: lets in again who has lost the authenticator app, the backup codes and the passkeys.
 * The embedded database is held by a running platform, which has to be stopped first; PostgreSQL is shared.
 */
await runDataCommand('two-step-usage', async ({ file: account, dataDir, databaseUrl }) => {
  if (!account) throw new CommandError(databaseText('two-step-usage'));
  requireStoredData({ dataDir, databaseUrl });
  const services = await composeServices({
    dataDir,
    databaseUrl,
    environment: process.env,
    log: commandLog,
    migrates: false,
  });
  try {
    if (services.installation.state() !== 'ready') throw new CommandError(databaseText('two-step-not-ready'));
    const outcome = await removeTwoStepOf(services, account);
    if (outcome !== 'removed') throw new CommandError(databaseText(`two-step-${outcome}`, { account }));
    console.log(databaseText('two-step-removed', { account }));
  } finally {
    await services.database.close();
  }
});
