import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../server-mock/kernel/database/index.ts';
import { migrationsDirectory, readMigrations } from '../../server-mock/kernel/database/migration-files.ts';
import { silentLog } from './silent-log.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/pagewright/', import.meta.url));
const pgliteManifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);

/** A data folder with an embedded database in its first state; clone it instead of spending seconds on a first start. */
export function emptyTemplate(): Promise<string> {
  return template([fs.readFileSync(pgliteManifest, 'utf8')], (directory) =>
    use(directory, (database) => database.ping()),
  );
}

/** The same after today's migrations. */
export function migratedTemplate(): Promise<string> {
  const migrations = readMigrations(migrationsDirectory());
  const ingredients = [fs.readFileSync(pgliteManifest, 'utf8'), ...migrations.map(({ checksum }) => checksum)];
  return template(ingredients, async (directory) => {
    copyTemplate(await emptyTemplate(), directory);
    await use(directory, (database) => database.migrate());
  });
}

/** Fills an empty directory from a template. */
export function copyTemplate(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}

/** Made once, kept until an ingredient changes; several processes may make it at the same time. */
async function template(ingredients: string[], make: (directory: string) => Promise<unknown>): Promise<string> {
  const name = crypto.createHash('sha256').update(ingredients.join('\n')).digest('hex').slice(0, 16);
  const place = path.join(cache, `data-${name}`);
  if (fs.existsSync(place)) return place;
  fs.mkdirSync(cache, { recursive: true });
  const building = fs.mkdtempSync(path.join(cache, 'building-'));
  await make(building);
  try {
    fs.renameSync(building, place);
  } catch {
    fs.rmSync(building, { recursive: true, force: true });
  }
  return place;
}

async function use(dataDir: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
