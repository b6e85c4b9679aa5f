import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../../server-mock/app.ts';
import { composeServices } from '../../server-mock/compose.ts';
import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';
import type { Services } from '../../server-mock/kernel/services/service-base.ts';
import { createDemo, demoAdministrators } from '../../server-mock/operations/demo/index.ts';
import { watchContent } from '../../server-mock/operations/watch/index.ts';
import { stopServer } from '../../server-mock/stop.ts';
import { keepProcesses } from './kept-processes.ts';
import { Person } from './person.ts';
import { silentLog, type TestStorage } from './storage.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The password of the demo accounts. */
export const demoPassword = 'Demo123!';

export interface ServerOptions {
  /** Where the data lies; two servers on one PostgreSQL are two nodes. */
  storage: TestStorage;
  /** Configuration keys, as environment variables. */
  environment?: Record<string, string>;
  log?: Logger;
  /** A copy of `schemas/` that the test may change; absent: the project's own. */
  projectRoot?: string;
  /** The documents to fill; absent: plain ones without scripts, so that no build is needed. */
  clientDir?: string;
  /** The server's clock. */
  now?: () => Date;
  /** Starts without demo data and leaves the database as it is, as `--clean` does: the test sets the platform up. */
  clean?: boolean;
  /** Whether the server believes that real people use it. */
  isProduction?: boolean;
  /** Called for the application before it listens, for routes that only the test has. */
  prepare?(app: FastifyInstance): void;
}

/** A server with demo data on a free port. */
export interface TestServer {
  /** Address with the context path, without a slash at the end. */
  base: string;
  app: FastifyInstance;
  services: Services;
  /** What the console tells when the platform is set up with a code; empty otherwise. */
  setupCode(): string;
  visitor(headers?: Record<string, string>): Person;
  person(account: string): Promise<Person>;
  stop(): Promise<void>;
}

const plainDocument = `<!doctype html>
<html lang="zh-CN"><head><!--pagewright:head--><link rel="stylesheet" href="./assets/x.css"></head>
<body><div id="shell"><!--pagewright:shell--></div><div id="root"></div><!--pagewright:way-in--><!--pagewright:shared-by--><!--pagewright:start--></body></html>
`;

/** A folder with the four documents and no assets; the caller removes it. */
export function plainClient(): string {
  const folder = temporaryFolder('pagewright-client-');
  for (const kind of ['login', 'app', 'share', 'editor', 'shared', 'text'])
    writeFileSync(join(folder, `${kind}.html`), plainDocument);
  mkdirSync(join(folder, 'assets'));
  return folder;
}

/** A folder with a copy of `schemas/` to change; the caller removes it. */
export function copyOfSchemas(): string {
  const folder = temporaryFolder('pagewright-schemas-');
  for (const content of ['schemas', 'src/documents/skeletons']) {
    cpSync(join(findProjectRoot(), content), join(folder, content), { recursive: true });
  }
  return folder;
}

/** Starts a server over a test's storage. `stop` ends it and removes what it made. */
export async function startServer(options: ServerOptions): Promise<TestServer> {
  const { storage, environment = {}, log = silentLog, now, projectRoot, prepare, clean = false } = options;
  let setupCode = '';
  const announceSetupCode = (code: string) => {
    setupCode = code;
  };
  const clientDir = options.clientDir ?? plainClient();
  const administrators = clean ? [] : demoAdministrators;
  const settings = {
    ...storage,
    environment,
    log,
    now,
    clientDir,
    administrators,
    isProduction: options.isProduction ?? false,
    migrates: !clean,
    announceSetupCode,
  };
  keepProcesses();
  const services = await composeServices({ ...settings, ...(projectRoot ? { projectRoot } : {}) });
  if (!clean) await createDemo(services, demoPassword);
  const app = await buildApp(services);
  const unwatch = watchContent(services);
  app.addHook('onClose', async () => unwatch());
  prepare?.(app);
  const base = (await app.listen({ port: 0, host: '127.0.0.1' })) + services.config.contextPath;
  const visitor = (headers: Record<string, string> = {}) => new Person(base, { 'accept-language': 'en', ...headers });
  return {
    base,
    app,
    services,
    setupCode: () => {
      if (services.installation.state() !== 'ready') services.installation.secret();
      return setupCode;
    },
    visitor,
    person: (account) => visitor().signIn(account, demoPassword),
    async stop() {
      await stopServer(app, 1000);
      if (!options.clientDir) rmSync(clientDir, { recursive: true, force: true });
    },
  };
}
