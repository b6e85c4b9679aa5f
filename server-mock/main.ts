import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { composeServices } from './compose.ts';
import { ConfigurationError } from './configuration/index.ts';
import { createDemo, type DemoSummary, demoAdministrators } from './demo/index.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './http/log.ts';
import { stopServer } from './stop.ts';

const environment = readEnvironment(process.env, process.argv.slice(2));
const log = createLog(environment.logLevel);

function demoLines({ accounts, password }: DemoSummary): string {
  const lines = accounts.map(({ email, companies }) => `  ${email}  ${companies.join(', ')}`);
  const secret = password === null ? 'as printed on the first start, or set DEMO_PASSWORD' : password;
  return ['Demo accounts:', ...lines, `  password: ${secret}`, ''].join('\n');
}

async function start(): Promise<void> {
  const { clean, demoPassword, stopGrace, port, host } = environment;
  const administrators = clean ? [] : demoAdministrators;
  const services = await composeServices({ ...environment, environment: process.env, log, administrators });
  const demo = clean ? null : await createDemo(services, demoPassword);
  const app = await buildApp(services);
  closeWithGrace({ delay: stopGrace * 3, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    await stopServer(app, stopGrace);
  });
  const address = await app.listen({ port, host });
  process.stdout.write(`Pagewright ready at ${address}${services.config.contextPath}\n`);
  if (demo) process.stdout.write(demoLines(demo));
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
