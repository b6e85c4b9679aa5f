import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { openDatabase } from '../../server-mock/database/index.ts';
import { migrationsDirectory, readMigrations } from '../../server-mock/database/migration-files.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/pagewright/', import.meta.url));

/**
 * A data folder with an embedded database that has gone through today's migrations; clone it instead of spending
 * seconds on a first start. Made once and kept until a migration changes.
 */
export async function migratedTemplate(): Promise<string> {
  const place = path.join(cache, `data-${fingerprint()}`);
  if (fs.existsSync(place)) return place;
  fs.mkdirSync(cache, { recursive: true });
  const building = fs.mkdtempSync(path.join(cache, 'building-'));
  const database = await openDatabase({ dataDir: building, log: pino({ level: 'silent' }) });
  await database.migrate();
  await database.close();
  try {
    fs.renameSync(building, place);
  } catch {
    fs.rmSync(building, { recursive: true, force: true });
  }
  return place;
}

function fingerprint(): string {
  const hash = crypto.createHash('sha256');
  hash.update(fs.readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)));
  for (const { name, checksum } of readMigrations(migrationsDirectory())) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}
