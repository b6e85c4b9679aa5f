import { resolve } from 'node:path';

/** What the program is told by its environment and command line, besides the configuration keys. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL's address; absent: the embedded database. */
  databaseUrl: string | undefined;
  /** Whether to leave the demo data out. */
  clean: boolean;
  demoPassword: string | undefined;
  /** Where the HTML documents lie; absent: in dist/client. Development names their sources. */
  clientDir: string | undefined;
  logLevel: string;
  /** How long a stop waits for running requests, in milliseconds. */
  stopGrace: number;
}

/** Reads PORT, HOST, DATA_DIR, DATABASE_URL, NODE_ENV, DEMO_PASSWORD, CLIENT_DIR, LOG_LEVEL and `--clean`. */
export function readEnvironment(environment: NodeJS.ProcessEnv, parameters: string[]): Environment {
  const production = environment['NODE_ENV'] === 'production';
  return {
    port: Number(environment['PORT'] || 4100),
    host: environment['HOST'] || '127.0.0.1',
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    clean: production || parameters.includes('--clean'),
    demoPassword: environment['DEMO_PASSWORD'] || undefined,
    clientDir: environment['CLIENT_DIR'] || undefined,
    logLevel: environment['LOG_LEVEL'] || (production ? 'info' : 'warn'),
    stopGrace: 5000,
  };
}
