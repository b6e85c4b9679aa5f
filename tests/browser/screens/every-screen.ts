/** A screen as a person meets it: where it is, who looks at it, and what shows that its content has arrived. */
export interface ScreenVisit {
  name: string;
  path: string;
  as?: string;
  /** Key of the document's title, or the title itself where it is a name. */
  title: string;
  ready: string;
  status?: number;
  /** The page asks the server for what this visitor is refused. */
  refused?: true;
  /** The visitor has made the first step of a two-step sign-in. */
  firstStep?: true;
  /** Another state of a screen that a row above has, or the same screen of another level: the deep tier alone opens it. */
  again?: true;
  /** What it shows may move when its lists arrive. */
  mayMove?: true;
}

const member = 'member@example.com';
const owner = 'owner@example.com';
const admin = 'admin@example.com';

/** Every screen of the platform, some in several states. */
export const everyScreen: readonly ScreenVisit[] = [
  { name: 'login', path: '/login', title: 'login.title', ready: 'input[name=token]' },
  {
    name: 'login-refused',
    path: '/login?error=invalid-credentials',
    title: 'login.title',
    ready: '.pw-note.is-error',
    again: true,
  },
  { name: 'standalone-login', path: '/login/standalone', title: 'login.title', ready: 'input[name=username]' },
  { name: 'company-login', path: '/login/company', title: 'companyLogin.title', ready: 'input[name=company]' },
  { name: 'reset-password', path: '/resetpwd', title: 'reset.title', ready: 'input[name=token]' },
  {
    name: 'second-step',
    path: '/login/verify?error=second-step-wrong',
    title: 'verify.title',
    ready: 'input[name=code]',
    firstStep: true,
  },
  { name: 'passkey', path: '/login/passkey', title: 'passkey.title', ready: '.pw-setup-form button' },
  { name: 'bind', path: '/bind', title: 'bind.title', ready: 'h1', refused: true },
  {
    name: 'invitation-ended',
    path: '/invitation?token=nothing',
    title: 'invitation.title',
    ready: '.pw-title',
    refused: true,
  },
  { name: 'home', path: '/', as: member, title: 'home.title', ready: '.pw-card' },
  { name: 'home-of-one-company', path: '/', as: owner, title: 'home.title', ready: '.pw-card', again: true },
  { name: 'profile', path: '/i/profile', as: member, title: 'profile.title', ready: 'input[name=nickName]' },
  { name: 'companies', path: '/i/companies', as: member, title: 'companies.title', ready: '.pw-row', mayMove: true },
  { name: 'roles', path: '/i/roles', as: member, title: 'roles.title', ready: 'td', mayMove: true },
  {
    name: 'password',
    path: '/i/password',
    as: member,
    title: 'password.title',
    ready: 'input[name=originalPassword]',
    mayMove: true,
  },
  {
    name: 'security',
    path: '/i/security',
    as: member,
    title: 'security.title',
    ready: '.pw-section-actions button',
    mayMove: true,
  },
  { name: 'sessions', path: '/i/sessions', as: member, title: 'sessions.title', ready: '.pw-row', mayMove: true },
  {
    name: 'linked-accounts',
    path: '/i/linked-accounts',
    as: member,
    title: 'linked.title',
    ready: '.pw-empty',
    mayMove: true,
  },
  { name: 'history', path: '/i/history', as: member, title: 'history.title', ready: '.pw-row', mayMove: true },
  {
    name: 'preferences',
    path: '/i/preferences',
    as: member,
    title: 'preferences.title',
    ready: 'input[type=radio]',
    mayMove: true,
  },
  { name: 'developer', path: '/i/developer', as: member, title: 'developer.title', ready: '.pw-row', mayMove: true },
  { name: 'version', path: '/i/version', as: member, title: 'version.title', ready: 'td', mayMove: true },
  { name: 'company', path: '/company/acme', as: member, title: 'Acme', ready: '.pw-card' },
  { name: 'members', path: '/company/globex/members', as: owner, title: 'members.title', ready: '.pw-row' },
  {
    name: 'company-audit',
    path: '/company/globex/audit',
    as: owner,
    title: 'audit.title',
    ready: 'table td',
    again: true,
  },
  { name: 'new-app', path: '/company/globex/new-app', as: owner, title: 'apps.newTitle', ready: 'input[name=name]' },
  {
    name: 'app-from-file',
    path: '/company/globex/import-app',
    as: owner,
    title: 'apps.fileTitle',
    ready: 'input[name=name]',
  },
  { name: 'app', path: '/company/globex/app/crm', as: owner, title: 'shell.app', ready: '.pw-empty' },
  {
    name: 'app-settings',
    path: '/company/globex/app/crm/settings',
    as: owner,
    title: 'appSettings.title',
    ready: 'input[name=name]',
  },
  {
    name: 'removed-apps',
    path: '/company/globex/removed-apps',
    as: owner,
    title: 'removedApps.title',
    ready: '.pw-empty',
  },
  {
    name: 'company-settings',
    path: '/company/globex/settings',
    as: owner,
    title: 'companySettings.title',
    ready: 'input[name=nameshort]',
  },
  { name: 'app-people', path: '/company/globex/app/crm/people', as: owner, title: 'appPeople.title', ready: '.pw-row' },
  { name: 'app-pages', path: '/company/globex/app/crm/pages', as: owner, title: 'pages.title', ready: '.pw-empty' },
  {
    name: 'page-text',
    path: '/company/globex/app/shown/pages/guide',
    as: owner,
    title: 'pageText.title',
    ready: 'textarea',
  },
  { name: 'app-data', path: '/company/globex/app/crm/data', as: owner, title: 'data.title', ready: '.pw-empty' },
  {
    name: 'collection',
    path: '/company/globex/app/shown/data/things',
    as: owner,
    title: 'data.one',
    ready: 'input[name=label]',
  },
  {
    name: 'removed-documents',
    path: '/company/globex/app/shown/data/things/removed',
    as: owner,
    title: 'removedDocuments.title',
    ready: 'table td',
  },
  {
    name: 'removed-collections',
    path: '/company/globex/app/shown/removed-collections',
    as: owner,
    title: 'removedCollections.title',
    ready: '.pw-row',
  },
  {
    name: 'company-sign-in',
    path: '/company/globex/sign-in',
    as: owner,
    title: 'companySignIn.title',
    ready: 'input[name=authorizeUrl]',
  },
  { name: 'docs', path: '/docs/themes', title: 'themes.title', ready: '.pw-doc h2' },
  { name: 'docs-missing', path: '/docs/nowhere', title: 'docs.title', ready: '.pw-empty', status: 404 },
  { name: 'audit', path: '/admin/audit', as: admin, title: 'audit.title', ready: 'table td' },
  { name: 'screens', path: '/admin/screens', as: admin, title: 'screens.title', ready: 'table td' },
  {
    name: 'all-companies',
    path: '/admin/companies',
    as: admin,
    title: 'allCompanies.title',
    ready: '.pw-row .pw-row-name',
  },
  { name: 'login-page', path: '/admin/login-page', as: admin, title: 'loginPage.title', ready: '.pw-card iframe' },
  {
    name: 'company-login-page',
    path: '/company/globex/login-page',
    as: owner,
    title: 'loginLook.title',
    ready: '.pw-look-try iframe',
  },
  {
    name: 'app-login-page',
    path: '/company/globex/app/crm/login-page',
    as: owner,
    title: 'loginLook.title',
    ready: '.pw-look-try iframe',
    again: true,
  },
  {
    name: 'one-screen',
    path: '/company/globex/screens/company/desk-none',
    as: owner,
    title: 'screens.oneTitle',
    ready: 'input[type=radio]',
  },
  {
    name: 'company-screens',
    path: '/company/globex/screens',
    as: owner,
    title: 'screens.title',
    ready: 'table td',
    again: true,
  },
  {
    name: 'company-sign-ins',
    path: '/admin/company-sign-ins',
    as: admin,
    title: 'companySignIns.title',
    ready: '.pw-row-title',
  },
  { name: 'licence', path: '/register-license', as: admin, title: 'install.licenceTitle', ready: 'textarea' },
  {
    name: 'nothing-left-to-set-up',
    path: '/upgrade-db',
    as: admin,
    title: 'errors.done.title',
    ready: '.pw-state',
    status: 409,
  },
  { name: 'logged-out', path: '/logout', title: 'errors.loggedOut.signOut', ready: '.pw-state' },
  {
    name: 'still-signed-in',
    path: '/logout',
    as: member,
    title: 'errors.loggedOut.signOut',
    ready: '.pw-state-actions button',
    again: true,
  },
  { name: 'not-found', path: '/nowhere', title: 'errors.notFound.title', ready: '.pw-state', status: 404 },
  {
    name: 'not-found-signed-in',
    path: '/404',
    as: member,
    title: 'errors.notFound.title',
    ready: '.pw-state',
    again: true,
    status: 404,
  },
  { name: 'not-shared', path: '/share/nothing-here', title: 'share.page', ready: '.pw-state', status: 404 },
  {
    name: 'not-found-inside',
    path: '/i/nowhere',
    as: member,
    title: 'errors.notFound.title',
    ready: '.pw-state',
    again: true,
    status: 404,
  },
  { name: 'forbidden', path: '/403', title: 'errors.forbidden.title', ready: '.pw-state', status: 403 },
  { name: 'link-expired', path: '/410', title: 'errors.linkExpired.title', ready: '.pw-state', status: 410 },
  { name: 'server-error', path: '/500', title: 'errors.serverError.title', ready: '.pw-state', status: 500 },
];
