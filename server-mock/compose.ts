import { join } from 'node:path';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/index.ts';
import { createAudit } from './audit/index.ts';
import { createCodes } from './codes/index.ts';
import { createCompanies } from './companies/index.ts';
import { loadConfiguration } from './configuration/index.ts';
import { openDatabase } from './database/index.ts';
import { createRouteTables } from './documents/route-table.ts';
import { createIdentities } from './identities/index.ts';
import { createInstallation, createSetupSecret, migrateUnattended } from './installation/index.ts';
import { createKnownDevices } from './known-devices/index.ts';
import { createLimits } from './limits/index.ts';
import { createTexts } from './locales/index.ts';
import { createMailer } from './mail/index.ts';
import { createPasswords } from './passwords/index.ts';
import { findProjectRoot } from './project-root.ts';
import { createPageKeys } from './reach/page-keys.ts';
import { contentTag } from './screens/content-tag.ts';
import { createEvents } from './screens/events.ts';
import { createScreens } from './screens/index.ts';
import { createSecrets } from './secrets/index.ts';
import type { ServiceBase, Services } from './service-base.ts';
import { createSessions } from './sessions/index.ts';
import { createShells } from './shells/index.ts';
import { createSmsSender } from './sms/index.ts';
import { createPictures } from './uploads/pictures.ts';

/** What is needed to put the services together. */
export interface Settings {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Where configuration keys are read from. */
  environment: NodeJS.ProcessEnv;
  log: Logger;
  /** Addresses that are super-administrators besides the configured ones. */
  administrators?: string[];
  /** The folder that `schemas/` lies in; absent: the project's own. */
  projectRoot?: string;
  /** Whether real people use the platform; absent: no. */
  isProduction?: boolean;
  /** The folder of the client's documents; absent: dist/client of the project. */
  clientDir?: string | undefined;
  now?: () => Date;
  /** Whether the database is brought up to date at once; otherwise that waits for an operator at `/install` or `/upgrade-db`. */
  migrates?: boolean;
  /** Told the set-up code, once, when the platform is set up with one. */
  announceSetupCode?: (code: string) => void;
  /** Told the file that a database in use was written to before it was brought up to date. */
  announceBackup?: (file: string) => void;
}

const nobody = () => undefined;

/** Opens the database, brings it up to date unless that is for an operator to do, and creates every service over it. Throws ConfigurationError for a bad configuration. */
export async function composeServices(settings: Settings): Promise<Services> {
  const { dataDir, databaseUrl, environment, log, administrators = [], now = () => new Date() } = settings;
  const { isProduction = false, migrates = true, announceSetupCode = nobody, announceBackup = nobody } = settings;
  const projectRoot = settings.projectRoot ?? findProjectRoot();
  const clientDir = settings.clientDir ?? join(projectRoot, 'dist', 'client');
  const config = loadConfiguration(environment, dataDir);
  config.administrators = [...config.administrators, ...administrators];
  const texts = createTexts(projectRoot, log);
  const routeTable = createRouteTables(projectRoot, { log, texts });
  const database = await openDatabase({ dataDir, databaseUrl, log });
  const installation = await createInstallation({ config, database, dataDir, log, now }, () =>
    createSetupSecret(databaseUrl, environment, announceSetupCode),
  );
  if (migrates) await migrateUnattended(installation, announceBackup);
  const base: ServiceBase = {
    config,
    database,
    log,
    texts,
    events: createEvents(() => contentTag(texts, routeTable)),
    routeTable,
    projectRoot,
    clientDir,
    isProduction,
    dataDir,
    now,
  };
  const audit = createAudit(base);
  const limits = createLimits(base);
  const screens = await createScreens({ ...base, audit, limits });
  const pageKeys = createPageKeys(base);
  await installation.whenMigrated(screens.begin);
  await installation.whenMigrated(pageKeys.begin);
  return {
    ...base,
    installation,
    audit,
    limits,
    devices: createKnownDevices(base),
    mail: createMailer(base),
    sms: createSmsSender(base),
    codes: createCodes(base),
    secrets: createSecrets(base),
    sessions: await createSessions(base),
    accounts: createAccounts(base),
    passwords: createPasswords(base),
    companies: createCompanies(base),
    identities: createIdentities(base),
    pageKeys,
    screens,
    shells: createShells({ ...base, screens }),
    pictures: createPictures(),
  };
}
