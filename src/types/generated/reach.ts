// Made by `npm run types` from schemas/contracts and schemas/screens; change that and run it again.

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

/** Calls with what they share, each with its id and its path: a browser loads them with the checker, so they are short. */
const groups: readonly [method: string, reach: Reach, more: Partial<ReachRow>, calls: string][] = [
  ["DELETE", "platform", {"scoped":true}, `
removeScreenOverride /screen/:area/:name
removeScreenDraft /screen/:area/:name/draft
`],
  ["GET", "any", {}, `
getConfig /api/config
getLocale /api/locales/:locale
`],
  ["GET", "host", {}, `
describeAccessToken /api/access-token
routeTable /api/routes
proofMethods /api/user/proof
`],
  ["GET", "login", {"navigates":true}, `
beginExternalSignIn /auth/:provider
`],
  ["GET", "login", {}, `
pendingBind /api/bind
passwordDescription /passwordDesc
`],
  ["GET", "machine", {"navigates":true}, `
finishExternalSignIn /auth/:provider/callback
`],
  ["GET", "machine", {}, `
openapi /api/openapi.json
screenEvents /api/screen-events
uploadedFile /api/upload/:id
hopScript /auth/hop.js
healthz /healthz
metrics /metrics
readyz /readyz
`],
  ["GET", "platform", {"scoped":true}, `
loginPage /login-page
listScreens /screen
describeScreen /screen/:area/:name/about
compareScreen /screen/:area/:name/compare
diffScreen /screen/:area/:name/diff
getScreenDraft /screen/:area/:name/draft
explainScreen /screen/:area/:name/explain
exportScreen /screen/:area/:name/export
mergeScreen /screen/:area/:name/merge
previewScreen /screen/:area/:name/preview
getScreenSource /screen/:area/:name/source
countTaken /screen/:area/:name/taken
listScreenVersions /screen/:area/:name/versions
screenChoices /screen/choices
exportScreens /screen/export
publishedScreens /screen/published
`],
  ["GET", "platform", {}, `
auditLog /api/admin/audit
auditChoices /api/admin/audit/choices
auditExport /api/admin/audit/export
providerProposals /api/admin/company-providers
companyProvider /api/admin/company/:companyKey/third
licenceStatus /api/admin/license
platformVersion /api/admin/v1/plat/version
listCompanies /api/company
ownProvider /api/company/:companyKey/third
ownCompanies /api/i/company
listAccessTokens /api/user/access-tokens
accessTokenLevels /api/user/access-tokens/levels
listGitAccounts /api/user/git/accounts
listIdentities /api/user/identities
waysToLink /api/user/identities/ways
userInfo /api/user/info
listPasskeys /api/user/passkeys
userRoles /api/user/roles
listSessions /api/user/sessions
signIns /api/user/sign-ins
twoStep /api/user/two-step
installStatus /install
organisationStatus /install-org
installProgress /install/progress
upgradeStatus /upgrade-db
`],
  ["GET", "tenant", {"scoped":true,"pin":["preview"]}, `
getScreen /screen/:area/:name
`],
  ["POST", "host", {"scoped":true}, `
reportScreenFailure /screen/:area/:name/failure
`],
  ["POST", "host", {}, `
savePreferences /api/user/preferences
prove /api/user/prove
sendProofCode /api/user/prove/code
proofChallenge /api/user/prove/passkey
logout /logout
mcp /mcp
`],
  ["POST", "login", {"pin":["accountType"]}, `
resetPassword /resetpwd
verifyAccount /VerifyAccount
`],
  ["POST", "login", {"pin":["purpose"]}, `
verifyPhone /auth/verifyPhone
verifyEmail /verifyEmail
`],
  ["POST", "login", {"scoped":true}, `
integrationLogin /auth/integration
`],
  ["POST", "login", {}, `
captcha /auth/captcha
ldapLogin /auth/ldap
loginByPasskey /auth/passkey
passkeyChallenge /auth/passkey/options
loginByPhone /auth/phone
bind /bind
login /login
verifySecondStep /login/verify
`],
  ["POST", "platform", {"pin":["purpose"]}, `
upload /api/upload
`],
  ["POST", "platform", {"scoped":true}, `
setLoginPage /login-page
saveScreenDraft /screen/:area/:name/draft
importScreen /screen/:area/:name/import
keepMergedScreen /screen/:area/:name/merge
noteScreenPresence /screen/:area/:name/presence
publishScreen /screen/:area/:name/publish
reconcileScreenDraft /screen/:area/:name/reconcile
rollbackScreen /screen/:area/:name/rollback
validateScreen /screen/:area/:name/validate
checkScreens /screen/check
importScreens /screen/import
publishScreens /screen/publish
`],
  ["POST", "platform", {}, `
setCompanyProvider /api/admin/company/:companyKey/third
declineProvider /api/admin/company/:companyKey/third/decline
proposeProvider /api/company/:companyKey/third
tryOwnProvider /api/company/:companyKey/third/test
leaveCompany /api/i/company/leave/:id
addAccessToken /api/user/access-tokens/add
revokeAccessToken /api/user/access-tokens/revoke/:id
addGitAccount /api/user/git/accountAdd
deleteGitAccount /api/user/git/accountDelete/:id
updateGitAccount /api/user/git/accountUpdate
linkDirectory /api/user/identities/link-ldap
beginLink /api/user/identities/link/:provider
unlinkIdentity /api/user/identities/unlink/:id
updateUserInfo /api/user/info
addPasskey /api/user/passkeys/add
deletePasskey /api/user/passkeys/delete/:id
passkeyOffer /api/user/passkeys/options
renamePasskey /api/user/passkeys/rename/:id
updatePassword /api/user/password
endOtherSessions /api/user/sessions/end-others
endSession /api/user/sessions/end/:id
renewBackupCodes /api/user/two-step/backup-codes
disableTwoStep /api/user/two-step/disable
enableTwoStep /api/user/two-step/enable
startTwoStep /api/user/two-step/start
install /install
installOrganisation /install-org
proveSetup /install-org/prove
registerLicense /register-license
upgrade /upgrade-db
proveUpgrader /upgrade-db/prove
`],
];

export const operations: readonly ReachRow[] = groups.flatMap(([method, reach, more, calls]) =>
  [...calls.matchAll(/(\S+) (\S+)/g)].map(([, id = '', path = '']) => ({ id, method, path, reach, ...more })),
);

/** Shipped screen → the operations that it calls. Screens without calls are left out. */
export const screens: Readonly<Record<string, Readonly<Record<string, Pins>>>> = {
  "account/bind": {"bind":{},"pendingBind":{},"verifyEmail":{"purpose":["bind"]}},
  "account/login": {"captcha":{},"ldapLogin":{},"login":{},"loginByPhone":{},"passwordDescription":{},"resetPassword":{"accountType":["email","phone"]},"verifyEmail":{"purpose":[null,"reset"]},"verifyPhone":{"purpose":[null,"reset"]}},
  "account/passkey": {"loginByPasskey":{},"passkeyChallenge":{}},
  "account/prove": {"proofChallenge":{},"proofMethods":{},"prove":{},"sendProofCode":{}},
  "account/reset-password": {"captcha":{},"passwordDescription":{},"resetPassword":{"accountType":["*"]},"verifyAccount":{"accountType":["email","phone"]},"verifyEmail":{"purpose":["reset"]},"verifyPhone":{"purpose":["reset"]}},
  "account/silent-login": {"integrationLogin":{}},
  "account/standalone": {"ldapLogin":{},"login":{},"verifyEmail":{"purpose":[null]}},
  "account/verify": {"verifySecondStep":{}},
  "admin/audit": {"auditChoices":{},"auditExport":{},"auditLog":{}},
  "admin/company-sign-ins": {"declineProvider":{},"providerProposals":{},"setCompanyProvider":{}},
  "company/sign-in": {"ownProvider":{},"proposeProvider":{},"tryOwnProvider":{}},
  "home/companies": {"listCompanies":{}},
  "install/database": {"install":{},"installProgress":{},"installStatus":{}},
  "install/license": {"licenceStatus":{},"registerLicense":{}},
  "install/organisation": {"installOrganisation":{},"organisationStatus":{},"passwordDescription":{},"proveSetup":{}},
  "install/upgrade": {"installProgress":{},"proveUpgrader":{},"upgrade":{},"upgradeStatus":{}},
  "screens/edit": {"captcha":{},"compareScreen":{},"countTaken":{},"describeScreen":{},"getScreenSource":{},"ldapLogin":{},"login":{},"loginByPhone":{},"noteScreenPresence":{},"previewScreen":{},"publishScreen":{},"reconcileScreenDraft":{},"removeScreenDraft":{},"saveScreenDraft":{},"verifyEmail":{"purpose":[null]},"verifyPhone":{"purpose":[null]}},
  "screens/list": {"exportScreens":{},"importScreens":{},"listScreens":{},"screenChoices":{}},
  "screens/login-page": {"loginPage":{},"setLoginPage":{}},
  "screens/one": {"compareScreen":{},"describeScreen":{},"explainScreen":{},"exportScreen":{},"importScreen":{},"keepMergedScreen":{},"listScreenVersions":{},"mergeScreen":{},"removeScreenDraft":{},"removeScreenOverride":{},"rollbackScreen":{}},
  "user-center/companies": {"leaveCompany":{},"ownCompanies":{}},
  "user-center/developer": {"accessTokenLevels":{},"addAccessToken":{},"addGitAccount":{},"deleteGitAccount":{},"listAccessTokens":{},"listGitAccounts":{},"revokeAccessToken":{},"updateGitAccount":{}},
  "user-center/history": {"signIns":{}},
  "user-center/linked-accounts": {"beginLink":{},"linkDirectory":{},"listIdentities":{},"unlinkIdentity":{},"waysToLink":{}},
  "user-center/password": {"passwordDescription":{},"updatePassword":{}},
  "user-center/profile": {"captcha":{},"passwordDescription":{},"updateUserInfo":{},"upload":{"purpose":["avatar"]},"userInfo":{},"verifyEmail":{"purpose":["profile"]},"verifyPhone":{"purpose":["profile"]}},
  "user-center/roles": {"userRoles":{}},
  "user-center/security": {"addPasskey":{},"deletePasskey":{},"disableTwoStep":{},"enableTwoStep":{},"listPasskeys":{},"passkeyOffer":{},"renamePasskey":{},"renewBackupCodes":{},"startTwoStep":{},"twoStep":{}},
  "user-center/sessions": {"endOtherSessions":{},"endSession":{},"listSessions":{}},
  "user-center/version": {"platformVersion":{}},
};
