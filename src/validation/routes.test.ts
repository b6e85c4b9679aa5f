import { expect, it } from 'vitest';
import { validateRoutes } from './routes.ts';

const screens = new Set(['account/login', 'home/companies', 'shell/platform', 'errors/not-found']);
const skeletons = new Set(['cards', 'form']);
const names = { screens, skeletons };
const login = {
  path: '/login',
  screen: 'account/login',
  document: 'login',
  access: 'anonymous',
  title: 'i18n:login.title',
};
const errors = { '404': 'errors/not-found' };
const options = { texts: {}, keys: new Set(['login.title']) };

function check(routes: object[], errorScreens: object = errors) {
  const text = JSON.stringify({ $schema: './routes.schema.json', routes, errors: errorScreens });
  return validateRoutes(text, names, options).map(({ code, pointer, suggestion }) =>
    [code, pointer, suggestion].filter(Boolean).join(' '),
  );
}

it('accepts a table without mistakes', () => {
  const redirect = { path: '/', redirect: '/login' };
  const detail = { ...login, path: '/share/:key', shell: 'shell/platform', when: '${config.mode}', entry: 'userRole' };
  expect(check([login, redirect, { ...detail, skeleton: 'form' }, { ...login, path: '/i/*' }])).toEqual([]);
});

it.each([
  [{ screen: 'account/logn' }, 'routes.screen /routes/0/screen account/login'],
  [{ shell: 'shell/none' }, 'routes.screen /routes/0/shell'],
  [{ access: 'signedin' }, 'routes.value /routes/0/access signed-in'],
  [{ access: 'super-adnim' }, 'routes.value /routes/0/access super-admin'],
  [{ document: 'login2' }, 'routes.value /routes/0/document login'],
  [{ entry: 'userProfil' }, 'routes.value /routes/0/entry userProfile'],
  [{ skeleton: 'card' }, 'routes.value /routes/0/skeleton cards'],
  [{ path: 'login' }, 'routes.path /routes/0/path'],
  [{ path: '/a//b' }, 'routes.path /routes/0/path'],
  [{ path: '/*/b' }, 'routes.path /routes/0/path'],
  [{ when: 'config.mode' }, 'routes.when /routes/0/when'],
  [{ titel: 'x' }, 'routes.property /routes/0 title'],
  [{ title: 'i18n:login.titel' }, 'text.unknown-key /routes/0/title login.title'],
  [{ title: undefined }, 'routes.missing /routes/0'],
])('finds %j', (change, expected) => {
  expect(check([{ ...login, ...change }])).toEqual([expected]);
});

it('finds a path that is there twice, whatever its parameters are called', () => {
  expect(check([login, login])).toEqual(['routes.duplicate /routes/1/path']);
  const share = { ...login, path: '/share/:key' };
  expect(check([share, { ...share, path: '/share/:id' }])).toEqual(['routes.duplicate /routes/1/path']);
});

it('finds a redirect that leads nowhere', () => {
  expect(check([login, { path: '/', redirect: '/nowhere' }])).toEqual(['routes.redirect /routes/1/redirect']);
  const notFound = { ...login, path: '/i/*', screen: 'errors/not-found' };
  const redirect = { path: '/', redirect: ['/i/profil', '/i/profile'] };
  expect(check([{ ...login, path: '/i/profile' }, notFound, redirect])).toEqual([
    'routes.redirect /routes/2/redirect/0',
  ]);
});

it('finds an error screen that does not exist', () => {
  expect(check([login], { '404': 'errors/notfound' })).toEqual(['routes.screen /errors/404 errors/not-found']);
});

it('tells of a row that is none once', () => {
  const rows = [1, null, 'x'] as unknown as object[];
  expect(check([...rows, login])).toEqual([0, 1, 2].map((index) => `routes.missing /routes/${index}`));
});

it.each(['toString', 'constructor'])('finds a property that every object has: %s', (name) => {
  expect(check([{ ...login, [name]: 'x' }])).toEqual(['routes.property /routes/0']);
});

it('finds a file that is no route table', () => {
  expect(validateRoutes('[]', names, options).map(({ code }) => code)).toEqual(['routes.shape']);
});
