// Made by `npm run types` from schemas/contracts; change that and run it again.

import type { AccessTokensOperations } from './contracts/access-tokens.ts';
import type { AccountsOperations } from './contracts/accounts.ts';
import type { AuditOperations } from './contracts/audit.ts';
import type { CaptchaOperations } from './contracts/captcha.ts';
import type { CompaniesOperations } from './contracts/companies.ts';
import type { CompanyProviderOperations } from './contracts/company-provider.ts';
import type { ConfigurationOperations } from './contracts/configuration.ts';
import type { GitAccountsOperations } from './contracts/git-accounts.ts';
import type { HealthOperations } from './contracts/health.ts';
import type { IdentitiesOperations } from './contracts/identities.ts';
import type { InstallationOperations } from './contracts/installation.ts';
import type { IntegrationOperations } from './contracts/integration.ts';
import type { LicenceOperations } from './contracts/licence.ts';
import type { LinkingOperations } from './contracts/linking.ts';
import type { LocalesOperations } from './contracts/locales.ts';
import type { LoginOperations } from './contracts/login.ts';
import type { LoginPageOperations } from './contracts/login-page.ts';
import type { LogoutOperations } from './contracts/logout.ts';
import type { McpOperations } from './contracts/mcp.ts';
import type { MetricsOperations } from './contracts/metrics.ts';
import type { OpenapiOperations } from './contracts/openapi.ts';
import type { OwnSessionsOperations } from './contracts/own-sessions.ts';
import type { PasskeysOperations } from './contracts/passkeys.ts';
import type { ProvidersOperations } from './contracts/providers.ts';
import type { RecentProofOperations } from './contracts/recent-proof.ts';
import type { ResetOperations } from './contracts/reset.ts';
import type { ScreenEventsOperations } from './contracts/screen-events.ts';
import type { ScreensOperations } from './contracts/screens.ts';
import type { TwoStepOperations } from './contracts/two-step.ts';
import type { UploadsOperations } from './contracts/uploads.ts';
import type { VersionOperations } from './contracts/version.ts';

/** Operation → the types of what it takes and answers. */
export interface Calls
  extends AccessTokensOperations,
    AccountsOperations,
    AuditOperations,
    CaptchaOperations,
    CompaniesOperations,
    CompanyProviderOperations,
    ConfigurationOperations,
    GitAccountsOperations,
    HealthOperations,
    IdentitiesOperations,
    InstallationOperations,
    IntegrationOperations,
    LicenceOperations,
    LinkingOperations,
    LocalesOperations,
    LoginOperations,
    LoginPageOperations,
    LogoutOperations,
    McpOperations,
    MetricsOperations,
    OpenapiOperations,
    OwnSessionsOperations,
    PasskeysOperations,
    ProvidersOperations,
    RecentProofOperations,
    ResetOperations,
    ScreenEventsOperations,
    ScreensOperations,
    TwoStepOperations,
    UploadsOperations,
    VersionOperations {}
