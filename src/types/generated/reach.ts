// Made by `npm run types` from schemas/contracts and schemas/screens; change that and run it again.

import { scopes } from '../scopes.ts';

/** Whose pages may make a call; the words are explained in schemas/contracts/contract.schema.json. */
export type Reach = 'any' | 'tenant' | 'login' | 'platform' | 'host' | 'machine';

/** A call of the API; `path` is relative to the scope prefixes when `scoped`. */
export interface ReachRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly reach: Reach;
  readonly scoped?: true;
  readonly pin?: readonly string[];
  readonly navigates?: true;
}

/** Values of the pinned members of a call: `null` allows that the member is absent, `*` any value. */
export type Pins = Readonly<Record<string, readonly (string | null)[]>>;

/** Calls with what they share, each with its path, whose scope is a number, and its id: a browser loads them with the checker, so they are short. */
const groups: readonly [method: string, reach: Reach, more: Partial<ReachRow>, calls: string][] = [
  ["DELETE", "platform", {"scoped":true}, `
/component/:id deleteComponent
/login-look removeLoginLook
/screen/:area/:name removeScreenOverride
/screen/:area/:name/draft removeScreenDraft
/theme/:id removeTheme
/theme/:id/draft dropThemeDraft
/widgetTemplate/delete/:id deleteWidgetTemplate
/widgetTemplate/deletes/:ids deleteWidgetTemplates
/widgetTemplate/group/delete/:id deleteWidgetGroup
`],
  ["DELETE", "platform", {}, `
0/admin/apptemplate/:templateId withdrawAppTemplate
2/page/:pageKey removePage
1/invitation/:id revokeInvitation
1/member/:id removeMember
`],
  ["DELETE", "tenant", {"scoped":true}, `
/data/:collection removeDocuments
`],
  ["GET", "any", {}, `
0/config getConfig
0/locales/:locale getLocale
`],
  ["GET", "host", {"scoped":true}, `
/theme/in-force themeInForce
`],
  ["GET", "host", {}, `
0/access-token describeAccessToken
0/routes routeTable
0/user/proof proofMethods
`],
  ["GET", "login", {"navigates":true}, `
/auth/:provider beginExternalSignIn
`],
  ["GET", "login", {}, `
0/bind pendingBind
/passwordDesc passwordDescription
`],
  ["GET", "machine", {"navigates":true}, `
/auth/:provider/callback finishExternalSignIn
`],
  ["GET", "machine", {"scoped":true}, `
/theme/:sheet themeSheet
`],
  ["GET", "machine", {}, `
0/doc-picture/:locale/:name docPicture
0/openapi.json openapi
0/screen-events screenEvents
0/upload/:id uploadedFile
0/upload/template/:templateId/:name appTemplatePicture
/auth/hop.js hopScript
/healthz healthz
/metrics metrics
/readyz readyz
`],
  ["GET", "platform", {"scoped":true}, `
/component listComponents
/component/:id/uses componentUses
/login-look loginLook
/screen listScreens
/screen/:area/:name/about describeScreen
/screen/:area/:name/compare compareScreen
/screen/:area/:name/diff diffScreen
/screen/:area/:name/draft getScreenDraft
/screen/:area/:name/explain explainScreen
/screen/:area/:name/export exportScreen
/screen/:area/:name/merge mergeScreen
/screen/:area/:name/parts getScreenParts
/screen/:area/:name/preview previewScreen
/screen/:area/:name/source getScreenSource
/screen/:area/:name/taken countTaken
/screen/:area/:name/versions listScreenVersions
/screen/choices screenChoices
/screen/export exportScreens
/screen/published publishedScreens
/share/:kind/:target shareSettings
/theme listThemes
/theme/:id/export exportTheme
/theme/:id/source readTheme
/theme/:id/versions themeVersions
/theme/presets themePresets
/widgetTemplate/content/:id widgetTemplateContent
/widgetTemplate/exports/:ids exportWidgetTemplates
/widgetTemplate/exportWidgetTpl exportAllWidgetTemplates
/widgetTemplate/group widgetGroups
/widgetTemplate/group/current widgetGroupChoices
/widgetTemplate/list listWidgetTemplates
`],
  ["GET", "platform", {}, `
0/admin/application listApplications
0/admin/apptemplate listPublishedTemplates
0/admin/apptemplate-app/:companyKey templateApps
0/admin/audit auditLog
0/admin/audit/choices auditChoices
0/admin/audit/export auditExport
0/admin/company listEveryCompany
0/admin/company-providers providerProposals
0/admin/company/:companyKey/third companyProvider
0/admin/license licenceStatus
0/admin/v1/plat/version platformVersion
0/apptemplate/:templateId readAppTemplate
0/apptemplate/list listAppTemplates
0/company listCompanies
0/company/:companyKey readCompany
1/app listApps
1/app/:appKey readApp
2/collection listCollections
2/collection/:collectionKey readCollection
2/export exportApp
2/free-page-key freePageKey
2/member listAppMembers
2/page/:pageKey/text readText
2/removed-collection removedCollections
2/removed-page removedPages
1/audit companyAuditLog
1/audit/choices companyAuditChoices
1/audit/export companyAuditExport
1/free-app-key freeAppKey
1/invitation listInvitations
1/member listMembers
1/removed-app removedApps
1/third ownProvider
0/company/apply ownApplication
0/doc listDocs
0/doc-search searchDocs
0/doc/:id readDoc
0/find find
0/first-steps listFirstSteps
0/i/company ownCompanies
0/login-page loginPage
0/share/:key/page sharedPage
0/share/:key/widgetTpl sharedTemplate
0/user/access-tokens listAccessTokens
0/user/access-tokens/levels accessTokenLevels
0/user/git/accounts listGitAccounts
0/user/identities listIdentities
0/user/identities/ways waysToLink
0/user/info userInfo
0/user/passkeys listPasskeys
0/user/roles userRoles
0/user/sessions listSessions
0/user/sign-ins signIns
0/user/two-step twoStep
/install installStatus
/install-org organisationStatus
/install/progress installProgress
/upgrade-db upgradeStatus
`],
  ["GET", "tenant", {"scoped":true,"pin":["preview"]}, `
/screen/:area/:name getScreen
`],
  ["GET", "tenant", {"scoped":true}, `
/data/:collection listDocuments
/data/:collection/:id readDocument
/data/:collection/:id/changes listChanges
/data/:collection/export exportDocuments
/data/:collection/options readOptions
/data/:collection/removed removedDocuments
/data/:collection/totals readTotals
`],
  ["PATCH", "tenant", {"scoped":true}, `
/data/:collection/:id changeDocument
`],
  ["POST", "host", {"scoped":true}, `
/screen/:area/:name/failure reportScreenFailure
`],
  ["POST", "host", {}, `
0/user/preferences savePreferences
0/user/prove prove
0/user/prove/code sendProofCode
0/user/prove/passkey proofChallenge
/logout logout
/mcp mcp
`],
  ["POST", "login", {"pin":["accountType"]}, `
/resetpwd resetPassword
/VerifyAccount verifyAccount
`],
  ["POST", "login", {"pin":["purpose"]}, `
/auth/verifyPhone verifyPhone
/verifyEmail verifyEmail
`],
  ["POST", "login", {"scoped":true}, `
/auth/integration integrationLogin
`],
  ["POST", "login", {}, `
0/invitation readInvitation
0/invitation/account accountByInvitation
/auth/captcha captcha
/auth/ldap ldapLogin
/auth/passkey loginByPasskey
/auth/passkey/options passkeyChallenge
/auth/phone loginByPhone
/bind bind
/login login
/login/verify verifySecondStep
`],
  ["POST", "platform", {"pin":["purpose"]}, `
0/upload upload
`],
  ["POST", "platform", {"scoped":true}, `
/component uploadComponent
/login-look setLoginLook
/login-look/try tryLoginLook
/screen/:area/:name/draft saveScreenDraft
/screen/:area/:name/import importScreen
/screen/:area/:name/merge keepMergedScreen
/screen/:area/:name/presence noteScreenPresence
/screen/:area/:name/publish publishScreen
/screen/:area/:name/reconcile reconcileScreenDraft
/screen/:area/:name/rollback rollbackScreen
/screen/:area/:name/validate validateScreen
/screen/check checkScreens
/screen/import importScreens
/screen/publish publishScreens
/share/:kind/:target changeShare
/theme createTheme
/theme/:id/draft saveThemeDraft
/theme/:id/publish publishTheme
/theme/:id/rollback rollbackTheme
/theme/:id/settings changeTheme
/theme/choose chooseTheme
/theme/import importTheme
/widgetTemplate/copy/:id copyWidgetTemplate
/widgetTemplate/create createWidgetTemplate
/widgetTemplate/group/create createWidgetGroup
/widgetTemplate/group/info/:id changeWidgetGroup
/widgetTemplate/import importWidgetTemplates
/widgetTemplate/info/:id changeWidgetTemplate
/widgetTemplate/screenshot/:id keepWidgetScreenshot
/widgetTemplate/used/:id useWidgetTemplate
`],
  ["POST", "platform", {}, `
0/admin/application/:id/approve approveApplication
0/admin/application/:id/reject rejectApplication
0/admin/apptemplate publishAppTemplate
0/admin/apptemplate/:templateId changeAppTemplate
0/admin/company addCompany
0/admin/company/:companyKey/third setCompanyProvider
0/admin/company/:companyKey/third/decline declineProvider
0/admin/company/:id/disable disableCompany
0/admin/company/:id/restore restoreCompany
0/company/:companyKey changeCompany
1/app createApp
1/app-file importApp
1/app/:appKey changeApp
2/archive archiveApp
2/collection createCollection
2/collection/:collectionKey changeCollection
2/collection/:collectionKey/import importDocuments
2/collection/:collectionKey/remove removeCollection
2/member/:id changeAppMember
2/page createPage
2/page/:pageKey changePage
2/page/:pageKey/text writeText
2/remove removeApp
2/removed-collection/:collectionKey restoreCollection
2/removed-page/:pageKey restorePage
1/invitation inviteMembers
1/invitation/:id/send resendInvitation
1/member/:id changeMember
1/removed-app/:key restoreApp
1/third proposeProvider
1/third/test tryOwnProvider
0/company/apply applyForCompany
0/i/company/leave/:id leaveCompany
0/invitation/join joinByInvitation
0/login-page setLoginPage
0/share/:key/open openShare
0/user/access-tokens/add addAccessToken
0/user/access-tokens/revoke/:id revokeAccessToken
0/user/git/accountAdd addGitAccount
0/user/git/accountDelete/:id deleteGitAccount
0/user/git/accountUpdate updateGitAccount
0/user/identities/link-ldap linkDirectory
0/user/identities/link/:provider beginLink
0/user/identities/unlink/:id unlinkIdentity
0/user/info updateUserInfo
0/user/passkeys/add addPasskey
0/user/passkeys/delete/:id deletePasskey
0/user/passkeys/options passkeyOffer
0/user/passkeys/rename/:id renamePasskey
0/user/password updatePassword
0/user/sessions/end-others endOtherSessions
0/user/sessions/end/:id endSession
0/user/two-step/backup-codes renewBackupCodes
0/user/two-step/disable disableTwoStep
0/user/two-step/enable enableTwoStep
0/user/two-step/start startTwoStep
/install install
/install-org installOrganisation
/install-org/prove proveSetup
/register-license registerLicense
/upgrade-db upgrade
/upgrade-db/prove proveUpgrader
`],
  ["POST", "tenant", {"scoped":true}, `
/data/:collection createDocument
/data/:collection/removed restoreDocuments
/files uploadHere
`],
];

export const operations: readonly ReachRow[] = groups.flatMap(([method, reach, more, calls]) =>
  [...calls.matchAll(/(\S+) (\S+)/g)].map(([, path = '', id = '']) => ({ id, method, path: path.replace(/^\d/, (at) => scopes[+at]!), reach, ...more })),
);

/** Shipped screen → the operations that it calls. Screens without calls are left out. */
export const screens: Readonly<Record<string, Readonly<Record<string, Pins>>>> = Object.fromEntries(
  [...`
account/bind bind pendingBind verifyEmail={"purpose":["bind"]}
account/invitation accountByInvitation joinByInvitation passwordDescription readInvitation
account/login captcha ldapLogin login loginByPhone passwordDescription resetPassword={"accountType":["email","phone"]} verifyEmail={"purpose":[null,"reset"]} verifyPhone={"purpose":[null,"reset"]}
account/passkey loginByPasskey passkeyChallenge
account/prove proofChallenge proofMethods prove sendProofCode
account/reset-password captcha passwordDescription resetPassword={"accountType":["*"]} verifyAccount={"accountType":["email","phone"]} verifyEmail={"purpose":["reset"]} verifyPhone={"purpose":["reset"]}
account/silent-login integrationLogin
account/standalone ldapLogin login verifyEmail={"purpose":[null]}
account/verify verifySecondStep
admin/applications approveApplication listApplications rejectApplication
admin/audit auditChoices auditExport auditLog
admin/companies addCompany disableCompany listEveryCompany restoreCompany
admin/company-sign-ins declineProvider providerProposals setCompanyProvider
admin/templates changeAppTemplate listEveryCompany listPublishedTemplates publishAppTemplate templateApps upload={"purpose":["avatar","image"]} withdrawAppTemplate
app/collection changeCollection createPage exportDocuments importDocuments listCollections readCollection removeCollection
app/data createCollection createPage listCollections
app/from-file importApp
app/home createPage freePageKey listCollections readApp
app/new createApp freeAppKey upload={"purpose":["avatar"]}
app/page-text readText writeText
app/pages changeApp changePage changeShare createPage freePageKey listCollections readApp removePage removedPages restorePage shareSettings
app/people changeApp changeAppMember listAppMembers
app/removed-collections removedCollections restoreCollection
app/removed-documents removedDocuments restoreDocuments
app/removed removedApps restoreApp
app/settings archiveApp changeApp exportApp readApp removeApp upload={"purpose":["avatar"]}
apply/form applyForCompany ownApplication upload={"purpose":["avatar"]}
center/detail createApp freeAppKey readAppTemplate upload={"purpose":["avatar"]}
center/list createApp freeAppKey listAppTemplates readAppTemplate upload={"purpose":["avatar"]}
company/audit companyAuditChoices companyAuditExport companyAuditLog
company/desk listApps
company/members changeMember inviteMembers leaveCompany listInvitations listMembers removeMember resendInvitation revokeInvitation
company/settings changeCompany readCompany upload={"purpose":["avatar"]}
company/sign-in ownProvider proposeProvider tryOwnProvider
component/list componentUses deleteComponent listComponents uploadComponent
dev/looks upload={"purpose":["avatar","image"]}
docs/empty listDocs
docs/page readDoc
home/companies find listCompanies listFirstSteps ownApplication
install/database install installProgress installStatus
install/license licenceStatus registerLicense
install/organisation installOrganisation organisationStatus passwordDescription proveSetup
install/upgrade installProgress proveUpgrader upgrade upgradeStatus
preview/mobile previewScreen
screens/edit captcha compareScreen countTaken createWidgetGroup createWidgetTemplate describeScreen getScreenParts getScreenSource keepWidgetScreenshot ldapLogin listCollections listComponents listWidgetTemplates login loginByPhone noteScreenPresence previewScreen publishScreen publishScreens readCollection reconcileScreenDraft removeScreenDraft saveScreenDraft useWidgetTemplate verifyEmail={"purpose":[null]} verifyPhone={"purpose":[null]} widgetGroupChoices widgetGroups widgetTemplateContent
screens/list exportScreens importScreens listScreens screenChoices
screens/login-look loginLook removeLoginLook saveScreenDraft setLoginLook tryLoginLook upload={"purpose":["image","avatar"]}
screens/login-page loginPage setLoginPage
screens/one compareScreen describeScreen explainScreen exportScreen importScreen keepMergedScreen listScreenVersions mergeScreen removeScreenDraft removeScreenOverride rollbackScreen
share/password openShare
shell/app readApp
shell/docs listDocs searchDocs
templates/list changeShare changeWidgetGroup changeWidgetTemplate copyWidgetTemplate createWidgetGroup createWidgetTemplate deleteWidgetGroup deleteWidgetTemplate deleteWidgetTemplates exportAllWidgetTemplates exportWidgetTemplates importWidgetTemplates listWidgetTemplates shareSettings upload={"purpose":["image"]} widgetGroupChoices widgetGroups
theme/editor changeTheme compareScreen dropThemeDraft listApps listScreenVersions listThemes noteScreenPresence publishTheme readTheme rollbackScreen saveThemeDraft themePresets
theme/list changeTheme chooseTheme createTheme exportTheme importTheme listThemes removeTheme themePresets
theme/samples upload={"purpose":["avatar"]}
user-center/companies leaveCompany ownCompanies
user-center/developer accessTokenLevels addAccessToken addGitAccount deleteGitAccount listAccessTokens listGitAccounts revokeAccessToken updateGitAccount
user-center/history signIns
user-center/linked-accounts beginLink linkDirectory listIdentities unlinkIdentity waysToLink
user-center/password passwordDescription updatePassword
user-center/profile captcha passwordDescription updateUserInfo upload={"purpose":["avatar"]} userInfo verifyEmail={"purpose":["profile"]} verifyPhone={"purpose":["profile"]}
user-center/roles userRoles
user-center/security addPasskey deletePasskey disableTwoStep enableTwoStep listPasskeys passkeyOffer renamePasskey renewBackupCodes startTwoStep twoStep
user-center/sessions endOtherSessions endSession listSessions
user-center/version platformVersion
`.matchAll(/(\S+) (.+)/g)].map(([, id = '', calls = '']) => [
    id,
    Object.fromEntries([...calls.matchAll(/(\w+)=?(\S*)/g)].map(([, name = '', pins]) => [name, JSON.parse(pins || '{}')])),
  ]),
);
