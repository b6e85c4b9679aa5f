import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { composeServices } from './compose.ts';
import { ConfigurationError } from './configuration/index.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './http/log.ts';

const environment = readEnvironment(process.env, process.argv.slice(2));
const log = createLog(environment.logLevel);

async function start(): Promise<void> {
  const services = await composeServices({ ...environment, environment: process.env, log });
  const app = await buildApp(services);
  closeWithGrace({ delay: environment.stopGrace * 2, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    await app.close();
    await services.database.close();
  });
  const address = await app.listen({ port: environment.port, host: environment.host });
  process.stdout.write(`Pagewright ready at ${address}${services.config.contextPath}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
