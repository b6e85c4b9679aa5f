import { join } from 'node:path';
import type { Logger } from 'pino';
import { createAccessTokens } from './identity/access-tokens/index.ts';
import { createAccounts } from './identity/accounts/index.ts';
import { createCodes } from './identity/codes/index.ts';
import { createCompanies } from './identity/companies/index.ts';
import { createIdentities } from './identity/identities/index.ts';
import { createKnownDevices } from './identity/known-devices/index.ts';
import { createPasswords } from './identity/passwords/index.ts';
import { createSessions } from './identity/sessions/index.ts';
import { createOneCompany } from './kernel/addresses/one-company.ts';
import { createAudit } from './kernel/audit-log/index.ts';
import { loadConfiguration } from './kernel/configuration/index.ts';
import { openDatabase } from './kernel/database/index.ts';
import { contentTag } from './kernel/events/content-tag.ts';
import { createEvents } from './kernel/events/events.ts';
import { createLimits } from './kernel/limits/index.ts';
import { createTexts } from './kernel/locales/index.ts';
import { findProjectRoot } from './kernel/program/project-root.ts';
import { createRouteTables } from './kernel/route-table/route-table.ts';
import { createSecrets } from './kernel/secrets/index.ts';
import type { ServiceBase, Services } from './kernel/services/service-base.ts';
import { createMailer } from './outbound/mail/index.ts';
import { createSmsSender } from './outbound/sms/index.ts';
import { createCsvFiles } from './platform/csv-files/index.ts';
import { createInstallation, createSetupSecret, migrateUnattended } from './platform/installation/index.ts';
import { createLoginPages } from './platform/login-page/index.ts';
import { createPageKeys } from './platform/reach/page-keys.ts';
import { createScreens } from './platform/screens/index.ts';
import { createShells } from './platform/shells/index.ts';
import { createPictures } from './platform/uploads/pictures.ts';

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
  const loginPages = await createLoginPages({ ...base, audit });
  const screens = await createScreens({ ...base, audit, limits, loginPages });
  const pageKeys = createPageKeys(base);
  const oneCompany = createOneCompany(base);
  await installation.whenMigrated(screens.begin);
  await installation.whenMigrated(pageKeys.begin);
  await installation.whenMigrated(loginPages.begin);
  return {
    ...base,
    installation,
    oneCompany,
    audit,
    limits,
    devices: createKnownDevices(base),
    mail: createMailer(base),
    sms: createSmsSender(base),
    codes: createCodes(base),
    secrets: createSecrets(base),
    sessions: await createSessions(base),
    accessTokens: createAccessTokens(base),
    accounts: createAccounts(base),
    passwords: createPasswords(base),
    companies: createCompanies(base),
    identities: createIdentities(base),
    loginPages,
    pageKeys,
    screens,
    shells: createShells({ ...base, screens }),
    pictures: createPictures(),
    csvFiles: createCsvFiles(),
  };
}
