import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './accounts/routes.ts';
import { registerCaptcha } from './captcha/routes.ts';
import { registerCompanies } from './companies/routes.ts';
import { registerConfiguration } from './configuration/routes.ts';
import { registerHealth } from './health/routes.ts';
import { registerIdentities } from './identities/routes.ts';
import { registerLocales } from './locales/routes.ts';
import { registerLogin } from './login/routes.ts';
import { registerMetrics } from './metrics/routes.ts';
import { registerOpenApi } from './openapi/routes.ts';
import { registerRecentProof } from './recent-proof/routes.ts';
import { registerScreenEvents } from './screens/event-routes.ts';
import { registerScreens } from './screens/routes.ts';
import { registerLogout } from './sessions/routes.ts';
import { registerTwoStep } from './two-step/routes.ts';
import { registerUploads } from './uploads/routes.ts';

/** Every feature of the API registers its own calls. */
export function registerFeatures(app: FastifyInstance): void {
  registerAccounts(app);
  registerCaptcha(app);
  registerCompanies(app);
  registerConfiguration(app);
  registerHealth(app);
  registerIdentities(app);
  registerLocales(app);
  registerLogin(app);
  registerLogout(app);
  registerMetrics(app);
  registerOpenApi(app);
  registerScreenEvents(app);
  registerScreens(app);
  registerRecentProof(app);
  registerTwoStep(app);
  registerUploads(app);
}
