// Made by `npm run types` from schemas/contracts; change that and run it again.

import type { AccessTokensOperations } from './contracts/access-tokens.ts';
import type { AccountsOperations } from './contracts/accounts.ts';
import type { AdminCompaniesOperations } from './contracts/admin-companies.ts';
import type { AppFilesOperations } from './contracts/app-files.ts';
import type { AppTemplatesOperations } from './contracts/app-templates.ts';
import type { AppsOperations } from './contracts/apps.ts';
import type { AuditOperations } from './contracts/audit.ts';
import type { CaptchaOperations } from './contracts/captcha.ts';
import type { CollectionsOperations } from './contracts/collections.ts';
import type { CompaniesOperations } from './contracts/companies.ts';
import type { CompanyApplicationsOperations } from './contracts/company-applications.ts';
import type { CompanyAuditOperations } from './contracts/company-audit.ts';
import type { CompanyProviderOperations } from './contracts/company-provider.ts';
import type { CompanySettingsOperations } from './contracts/company-settings.ts';
import type { ComponentsOperations } from './contracts/components.ts';
import type { ConfigurationOperations } from './contracts/configuration.ts';
import type { DocsOperations } from './contracts/docs.ts';
import type { DocumentsOperations } from './contracts/documents.ts';
import type { FindOperations } from './contracts/find.ts';
import type { FirstStepsOperations } from './contracts/first-steps.ts';
import type { GitAccountsOperations } from './contracts/git-accounts.ts';
import type { HealthOperations } from './contracts/health.ts';
import type { IdentitiesOperations } from './contracts/identities.ts';
import type { InstallationOperations } from './contracts/installation.ts';
import type { IntegrationOperations } from './contracts/integration.ts';
import type { InvitationsOperations } from './contracts/invitations.ts';
import type { LicenceOperations } from './contracts/licence.ts';
import type { LinkingOperations } from './contracts/linking.ts';
import type { LocalesOperations } from './contracts/locales.ts';
import type { LoginOperations } from './contracts/login.ts';
import type { LoginLookOperations } from './contracts/login-look.ts';
import type { LoginPageOperations } from './contracts/login-page.ts';
import type { LogoutOperations } from './contracts/logout.ts';
import type { McpOperations } from './contracts/mcp.ts';
import type { MembersOperations } from './contracts/members.ts';
import type { MetricsOperations } from './contracts/metrics.ts';
import type { OpenapiOperations } from './contracts/openapi.ts';
import type { OwnSessionsOperations } from './contracts/own-sessions.ts';
import type { PasskeysOperations } from './contracts/passkeys.ts';
import type { ProvidersOperations } from './contracts/providers.ts';
import type { RecentProofOperations } from './contracts/recent-proof.ts';
import type { ResetOperations } from './contracts/reset.ts';
import type { ScreenEventsOperations } from './contracts/screen-events.ts';
import type { ScreensOperations } from './contracts/screens.ts';
import type { SharesOperations } from './contracts/shares.ts';
import type { ThemesOperations } from './contracts/themes.ts';
import type { TwoStepOperations } from './contracts/two-step.ts';
import type { UploadsOperations } from './contracts/uploads.ts';
import type { VersionOperations } from './contracts/version.ts';
import type { WidgetTemplatesOperations } from './contracts/widget-templates.ts';

/** Operation → the types of what it takes and answers. */
export interface Calls
  extends AccessTokensOperations,
    AccountsOperations,
    AdminCompaniesOperations,
    AppFilesOperations,
    AppTemplatesOperations,
    AppsOperations,
    AuditOperations,
    CaptchaOperations,
    CollectionsOperations,
    CompaniesOperations,
    CompanyApplicationsOperations,
    CompanyAuditOperations,
    CompanyProviderOperations,
    CompanySettingsOperations,
    ComponentsOperations,
    ConfigurationOperations,
    DocsOperations,
    DocumentsOperations,
    FindOperations,
    FirstStepsOperations,
    GitAccountsOperations,
    HealthOperations,
    IdentitiesOperations,
    InstallationOperations,
    IntegrationOperations,
    InvitationsOperations,
    LicenceOperations,
    LinkingOperations,
    LocalesOperations,
    LoginOperations,
    LoginLookOperations,
    LoginPageOperations,
    LogoutOperations,
    McpOperations,
    MembersOperations,
    MetricsOperations,
    OpenapiOperations,
    OwnSessionsOperations,
    PasskeysOperations,
    ProvidersOperations,
    RecentProofOperations,
    ResetOperations,
    ScreenEventsOperations,
    ScreensOperations,
    SharesOperations,
    ThemesOperations,
    TwoStepOperations,
    UploadsOperations,
    VersionOperations,
    WidgetTemplatesOperations {}
