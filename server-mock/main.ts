import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { composeServices } from './compose.ts';
import { ConfigurationError } from './kernel/configuration/index.ts';
import { DatabaseFailure } from './kernel/database/index.ts';
import { createLog } from './kernel/http/log.ts';
import { readyLine, shownAddress } from './kernel/http/ready-line.ts';
import { readEnvironment } from './kernel/program/environment.ts';
import {
  dataFolderFailure,
  listenFailure,
  requireLogLevel,
  requirePort,
  StartFailure,
} from './kernel/program/start-failure.ts';
import { terminalText } from './kernel/program/terminal-text.ts';
import { createDemoCrm } from './operations/demo/crm.ts';
import { createDemo, demoAdministrators, demoLines } from './operations/demo/index.ts';
import { createDemoShares } from './operations/demo/shares.ts';
import { createDemoWidgets } from './operations/demo/widgets.ts';
import { startPurging } from './operations/purge/index.ts';
import { watchContent } from './operations/watch/index.ts';
import { shareOneHost } from './platform/components/index.ts';
import { setupLine } from './platform/installation/console.ts';
import { stopServer } from './stop.ts';

/** Milliseconds after the start at which the manual is read: what opens the first page comes before it. */
const DOCS_AFTER = 3000;

const environment = readEnvironment(process.env, process.argv.slice(2));

async function start(): Promise<void> {
  const { clean, demoPassword, stopGrace, port, host } = environment;
  requirePort(port, process.env['PORT']);
  requireLogLevel(environment.logLevel);
  const log = createLog(environment.logLevel);
  const administrators = clean ? [] : demoAdministrators;
  let setupCode = '';
  const services = await composeServices({
    ...environment,
    environment: process.env,
    log,
    administrators,
    isProduction: clean,
    migrates: !clean,
    announceSetupCode: (code) => {
      setupCode = code;
    },
    announceBackup: (file) => process.stdout.write(`${terminalText('command.backup-before-upgrade', { file })}\n`),
  });
  if (!clean) {
    await createDemo(services, demoPassword, (demo) => process.stdout.write(demoLines(demo, services.texts)));
    // The platform starts without it; the next start tries again.
    await createDemoCrm(services).catch((error: unknown) => log.warn({ err: error }, 'the demo app is not complete'));
    await createDemoWidgets(services).catch((error: unknown) =>
      log.warn({ err: error }, 'the demo has not all widget templates'),
    );
    await createDemoShares(services).catch((error: unknown) =>
      log.warn({ err: error }, 'the demo has not all shared pages'),
    );
  }
  const app = await buildApp(services);
  const unwatch = watchContent(services);
  app.addHook('onClose', async () => unwatch());
  app.addHook('onClose', startPurging(services));
  closeWithGrace({ delay: stopGrace * 3, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    await stopServer(app, stopGrace);
  });
  const listening = await app.listen({ port, host }).catch((error: unknown) => {
    throw listenFailure(error, environment);
  });
  services.shells
    .start()
    .catch((error: unknown) => log.error({ err: error }, 'the worker of static forms does not start'));
  const { config, installation } = services;
  if (clean && !config.publicUrl && config.allowedHosts.length === 0) log.warn(terminalText('command.no-public-url'));
  if (clean && (await shareOneHost(services.database, config))) log.warn(terminalText('command.no-component-host'));
  const address = shownAddress(listening, host, config.contextPath);
  const setup = await setupLine(installation, address, () => setupCode);
  process.stdout.write(setup + readyLine(listening, host, config.contextPath));
  // The first readers of the manual find it read. What they ask for before that is not kept waiting.
  setTimeout(() => services.docs.prepare().catch(() => undefined), DOCS_AFTER).unref();
}

start().catch((reason: unknown) => {
  const error = dataFolderFailure(reason, environment.dataDir);
  const forTheOperator = [ConfigurationError, DatabaseFailure, StartFailure].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  process.stderr.write(`${forTheOperator ? message : stack}\n`);
  process.exit(1);
});
