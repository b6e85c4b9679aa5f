import { existsSync, readdirSync } from 'node:fs';
import { findOnPath } from './chromium.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** True when the tests can reach a PostgreSQL: a server named by TEST_DATABASE_URL or the programs to start one. */
export function hasPostgres() {
  if (process.env.TEST_DATABASE_URL || findOnPath(['initdb'])) return true;
  return existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(`${DEBIAN}/${version}/bin/initdb`));
}
