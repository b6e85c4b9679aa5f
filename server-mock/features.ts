// Made by `npm run types` from the folders of the server; change that and run it again.

import type { FastifyInstance } from 'fastify';
import { registerAccessTokens } from './identity/access-tokens/routes.ts';
import { createAccessTokens } from './identity/access-tokens/service.ts';
import { registerCaptcha } from './identity/captcha/routes.ts';
import { registerCompanies } from './identity/companies/routes.ts';
import { registerIdentities } from './identity/identities/routes.ts';
import { registerIntegration } from './identity/integration/routes.ts';
import { registerInvitations } from './identity/invitations/routes.ts';
import { registerLogin } from './identity/login/routes.ts';
import { registerLogout } from './identity/logout/routes.ts';
import { registerMembers } from './identity/members/routes.ts';
import { registerOwnSessions } from './identity/own-sessions/routes.ts';
import { registerPasskeys } from './identity/passkeys/routes.ts';
import { registerProviders } from './identity/providers/routes.ts';
import { registerRecentProof } from './identity/recent-proof/routes.ts';
import { registerReset } from './identity/reset/routes.ts';
import { registerTwoStep } from './identity/two-step/routes.ts';
import type { ServiceBase } from './kernel/services/service-base.ts';
import { registerHealth } from './operations/health/routes.ts';
import { registerMcp } from './operations/mcp/routes.ts';
import { registerMetrics } from './operations/metrics/routes.ts';
import { registerOpenApi } from './operations/openapi/routes.ts';
import { registerVersion } from './operations/version/routes.ts';
import { createSmsSender } from './outbound/sms/service.ts';
import { registerAdminCompanies } from './platform/admin-companies/routes.ts';
import { registerAppFiles } from './platform/app-files/routes.ts';
import { registerAppTemplates } from './platform/app-templates/routes.ts';
import { createAppTemplates } from './platform/app-templates/service.ts';
import { registerApps } from './platform/apps/routes.ts';
import { registerAudit } from './platform/audit/routes.ts';
import { registerData } from './platform/collections/routes.ts';
import { registerCompanyApplications } from './platform/company-applications/routes.ts';
import { registerCompanySettings } from './platform/company-settings/routes.ts';
import { registerComponents } from './platform/components/routes.ts';
import { registerDocs } from './platform/docs/routes.ts';
import { createDocs } from './platform/docs/service.ts';
import { registerFind } from './platform/find/routes.ts';
import { registerFirstSteps } from './platform/first-steps/routes.ts';
import { registerGitAccounts } from './platform/git-accounts/routes.ts';
import { registerInstallation } from './platform/installation/routes.ts';
import { registerLicence } from './platform/licence/routes.ts';
import { registerLoginSettings } from './platform/login-settings/routes.ts';
import { registerAccounts } from './platform/profile/routes.ts';
import { registerConfiguration } from './platform/public-configuration/routes.ts';
import { registerScreenEvents } from './platform/screens/event-routes.ts';
import { registerScreens } from './platform/screens/routes.ts';
import { registerShares } from './platform/shares/routes.ts';
import { createShares } from './platform/shares/service.ts';
import { registerLocales } from './platform/texts/routes.ts';
import { registerThemes } from './platform/themes/routes.ts';
import { createThemes } from './platform/themes/service.ts';
import { registerUploads } from './platform/uploads/routes.ts';
import { registerWidgetTemplates } from './platform/widget-templates/routes.ts';

/** Every feature of the API registers its own calls. */
export function registerFeatures(app: FastifyInstance): void {
  registerAccessTokens(app);
  registerCaptcha(app);
  registerCompanies(app);
  registerIdentities(app);
  registerIntegration(app);
  registerInvitations(app);
  registerLogin(app);
  registerLogout(app);
  registerMembers(app);
  registerOwnSessions(app);
  registerPasskeys(app);
  registerProviders(app);
  registerRecentProof(app);
  registerReset(app);
  registerTwoStep(app);
  registerHealth(app);
  registerMcp(app);
  registerMetrics(app);
  registerOpenApi(app);
  registerVersion(app);
  registerAdminCompanies(app);
  registerAppFiles(app);
  registerAppTemplates(app);
  registerApps(app);
  registerAudit(app);
  registerData(app);
  registerCompanyApplications(app);
  registerCompanySettings(app);
  registerComponents(app);
  registerDocs(app);
  registerFind(app);
  registerFirstSteps(app);
  registerGitAccounts(app);
  registerInstallation(app);
  registerLicence(app);
  registerLoginSettings(app);
  registerAccounts(app);
  registerConfiguration(app);
  registerScreenEvents(app);
  registerScreens(app);
  registerShares(app);
  registerLocales(app);
  registerThemes(app);
  registerUploads(app);
  registerWidgetTemplates(app);
}

/** The services of features that have `create…` in their `service.ts`. */
export interface FoundServices {
  accessTokens: Awaited<ReturnType<typeof createAccessTokens>>;
  sms: Awaited<ReturnType<typeof createSmsSender>>;
  appTemplates: Awaited<ReturnType<typeof createAppTemplates>>;
  docs: Awaited<ReturnType<typeof createDocs>>;
  shares: Awaited<ReturnType<typeof createShares>>;
  themes: Awaited<ReturnType<typeof createThemes>>;
}

/** Makes them. */
export async function createFound(base: ServiceBase): Promise<FoundServices> {
  return {
    accessTokens: await createAccessTokens(base),
    sms: await createSmsSender(base),
    appTemplates: await createAppTemplates(base),
    docs: await createDocs(base),
    shares: await createShares(base),
    themes: await createThemes(base),
  };
}
