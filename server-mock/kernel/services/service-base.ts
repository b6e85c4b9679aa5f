import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/index.ts';
import type { Events } from '../events/events-service.ts';
import type { Texts } from '../locales/service.ts';
import type { RouteTables } from '../route-table/route-table.ts';

/** What every feature may rely on when it is created. */
export interface ServiceBase {
  config: Configuration;
  database: Database;
  log: Logger;
  texts: Texts;
  events: Events;
  routeTable: RouteTables;
  /** The folder that `schemas/` lies in. */
  projectRoot: string;
  /** The folder of the client's documents and built files. */
  clientDir: string;
  /** Whether real people use the platform: no demo data, no secrets on the console, no unknown hosts. */
  isProduction: boolean;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** The current time; tests move it. */
  now(): Date;
}

/**
 * What a request's context gives to handlers: the base, and every feature's service (`services.ts` adds them). Only
 * `compose.ts` and the context name this list; a function that needs a service names that one.
 */
export interface Services extends ServiceBase {}
