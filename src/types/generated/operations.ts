// Made by `npm run types` from schemas/contracts; change that and run it again.

/** A call of the API; `path` has `:name` segments and is relative to the scope prefixes when `scoped`. */
export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  scoped: boolean;
}

export const operations: readonly ApiOperation[] = [
  { id: 'listCompanies', method: 'GET', path: '/api/company', scoped: false },
  { id: 'getConfig', method: 'GET', path: '/api/config', scoped: false },
  { id: 'getLocale', method: 'GET', path: '/api/locales/:locale', scoped: false },
  { id: 'openapi', method: 'GET', path: '/api/openapi.json', scoped: false },
  { id: 'screenEvents', method: 'GET', path: '/api/screen-events', scoped: false },
  { id: 'upload', method: 'POST', path: '/api/upload', scoped: false },
  { id: 'uploadedFile', method: 'GET', path: '/api/upload/:id', scoped: false },
  { id: 'userInfo', method: 'GET', path: '/api/user/info', scoped: false },
  { id: 'updateUserInfo', method: 'POST', path: '/api/user/info', scoped: false },
  { id: 'updatePassword', method: 'POST', path: '/api/user/password', scoped: false },
  { id: 'userRoles', method: 'GET', path: '/api/user/roles', scoped: false },
  { id: 'captcha', method: 'POST', path: '/auth/captcha', scoped: false },
  { id: 'loginByPhone', method: 'POST', path: '/auth/phone', scoped: false },
  { id: 'verifyPhone', method: 'POST', path: '/auth/verifyPhone', scoped: false },
  { id: 'healthz', method: 'GET', path: '/healthz', scoped: false },
  { id: 'login', method: 'POST', path: '/login', scoped: false },
  { id: 'logout', method: 'POST', path: '/logout', scoped: false },
  { id: 'metrics', method: 'GET', path: '/metrics', scoped: false },
  { id: 'passwordDescription', method: 'GET', path: '/passwordDesc', scoped: false },
  { id: 'readyz', method: 'GET', path: '/readyz', scoped: false },
  { id: 'listScreens', method: 'GET', path: '/screen', scoped: true },
  { id: 'removeScreenOverride', method: 'DELETE', path: '/screen/:area/:name', scoped: true },
  { id: 'getScreen', method: 'GET', path: '/screen/:area/:name', scoped: true },
  { id: 'diffScreen', method: 'GET', path: '/screen/:area/:name/diff', scoped: true },
  { id: 'getScreenDraft', method: 'GET', path: '/screen/:area/:name/draft', scoped: true },
  { id: 'saveScreenDraft', method: 'POST', path: '/screen/:area/:name/draft', scoped: true },
  { id: 'exportScreen', method: 'GET', path: '/screen/:area/:name/export', scoped: true },
  { id: 'reportScreenFailure', method: 'POST', path: '/screen/:area/:name/failure', scoped: true },
  { id: 'importScreen', method: 'POST', path: '/screen/:area/:name/import', scoped: true },
  { id: 'publishScreen', method: 'POST', path: '/screen/:area/:name/publish', scoped: true },
  { id: 'rollbackScreen', method: 'POST', path: '/screen/:area/:name/rollback', scoped: true },
  { id: 'validateScreen', method: 'POST', path: '/screen/:area/:name/validate', scoped: true },
  { id: 'listScreenVersions', method: 'GET', path: '/screen/:area/:name/versions', scoped: true },
  { id: 'verifyEmail', method: 'POST', path: '/verifyEmail', scoped: false },
];
