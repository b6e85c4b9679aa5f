import { CommandError } from '../../src/machine/command-error.mjs';
import { createAudit } from '../kernel/audit-log/index.ts';
import { loadConfiguration } from '../kernel/configuration/index.ts';
import { databaseText } from '../kernel/database/failure.ts';
import { openDatabase } from '../kernel/database/index.ts';
import { changeKey } from '../kernel/secrets/change-key.ts';
import { isStoredKey } from '../kernel/secrets/key-file.ts';
import { commandLog, requireStoredData, runDataCommand } from './data-command.ts';

/**
 * `npm run rotate-key`, the platform stopped: seals every secret at rest with another encryption key. A key of one's own is
 * followed by the one in NEXT_ENCRYPTION_KEY. The audit log gets a line.
 */
await runDataCommand('rotate-usage', async ({ file, dataDir, databaseUrl }) => {
  requireStoredData({ dataDir, databaseUrl });
  const { encryptionKey: key } = loadConfiguration(process.env, dataDir);
  const own = process.env['NEXT_ENCRYPTION_KEY'];
  const isOwn = !isStoredKey(dataDir, key);
  if (file || (isOwn && !own)) throw new CommandError(databaseText('rotate-usage'));
  const database = await openDatabase({ dataDir, databaseUrl, log: commandLog });
  try {
    const count = await changeKey(database, { dataDir, key, own });
    const audit = createAudit({ database, now: () => new Date() });
    await audit.record({ action: 'secrets.key-changed', actor: 'command-line', detail: { count } });
    console.log(databaseText(isOwn ? 'rotate-done-own' : 'rotate-done', { count }));
  } finally {
    await database.close();
  }
});
