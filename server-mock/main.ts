import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { composeServices } from './compose.ts';
import { ConfigurationError } from './configuration/index.ts';
import { DatabaseFailure } from './database/index.ts';
import { createDemo, type DemoSummary, demoAdministrators } from './demo/index.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './http/log.ts';
import { readyLine } from './http/ready-line.ts';
import type { Texts } from './services.ts';
import { stopServer } from './stop.ts';
import { watchContent } from './watch/index.ts';

const environment = readEnvironment(process.env, process.argv.slice(2));
const log = createLog(environment.logLevel);

/** What the console says about the demo accounts. */
function demoLines({ accounts, password }: DemoSummary, texts: Texts): string {
  const say = (key: string, values?: Record<string, string>) => texts.text('en-US', `command.${key}`, values);
  const lines = accounts.map(({ email, companies }) => `  ${email}  ${companies.join(', ')}`);
  const secret = password === null ? say('demo-password-kept') : say('demo-password', { password });
  return [say('demo-accounts'), ...lines, `  ${secret}`, ''].join('\n');
}

async function start(): Promise<void> {
  const { clean, demoPassword, stopGrace, port, host } = environment;
  const administrators = clean ? [] : demoAdministrators;
  const services = await composeServices({ ...environment, environment: process.env, log, administrators });
  const demo = clean ? null : await createDemo(services, demoPassword);
  const app = await buildApp(services);
  const unwatch = watchContent(services);
  app.addHook('onClose', async () => unwatch());
  closeWithGrace({ delay: stopGrace * 3, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    await stopServer(app, stopGrace);
  });
  const listening = await app.listen({ port, host });
  process.stdout.write(readyLine(listening, host, services.config.contextPath));
  if (demo) process.stdout.write(demoLines(demo, services.texts));
}

start().catch((error: unknown) => {
  const forTheOperator = error instanceof ConfigurationError || error instanceof DatabaseFailure;
  process.stderr.write(`${forTheOperator ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
