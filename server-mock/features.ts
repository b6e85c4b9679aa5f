import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './accounts/routes.ts';
import { registerCaptcha } from './captcha/routes.ts';
import { registerCompanies } from './companies/routes.ts';
import { registerConfiguration } from './configuration/routes.ts';
import { registerGitAccounts } from './git-accounts/routes.ts';
import { registerHealth } from './health/routes.ts';
import { registerIdentities } from './identities/routes.ts';
import { registerInstallation } from './installation/routes.ts';
import { registerLocales } from './locales/routes.ts';
import { registerLogin } from './login/routes.ts';
import { registerMetrics } from './metrics/routes.ts';
import { registerOpenApi } from './openapi/routes.ts';
import { registerOwnSessions } from './own-sessions/routes.ts';
import { registerProviders } from './providers/routes.ts';
import { registerRecentProof } from './recent-proof/routes.ts';
import { registerReset } from './reset/routes.ts';
import { registerScreenEvents } from './screens/event-routes.ts';
import { registerScreens } from './screens/routes.ts';
import { registerLogout } from './sessions/routes.ts';
import { registerTwoStep } from './two-step/routes.ts';
import { registerUploads } from './uploads/routes.ts';
import { registerVersion } from './version/routes.ts';

/** Every feature of the API registers its own calls. */
export function registerFeatures(app: FastifyInstance): void {
  registerAccounts(app);
  registerCaptcha(app);
  registerCompanies(app);
  registerConfiguration(app);
  registerHealth(app);
  registerIdentities(app);
  registerInstallation(app);
  registerLocales(app);
  registerLogin(app);
  registerLogout(app);
  registerMetrics(app);
  registerOpenApi(app);
  registerReset(app);
  registerProviders(app);
  registerScreenEvents(app);
  registerScreens(app);
  registerGitAccounts(app);
  registerOwnSessions(app);
  registerVersion(app);
  registerRecentProof(app);
  registerTwoStep(app);
  registerUploads(app);
}
