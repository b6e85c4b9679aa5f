import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { folderCycles, type Import, importsIn } from './support/folder-imports.ts';

/*
 * dependency-cruiser, which knows rules like these, needs Node 22 and a TypeScript before 7. madge, skott and dpdm bring a
 * TypeScript of their own and know files alone. Vite's parser is here anyway.
 */

/** The layers of the server, from the lowest. Files beside them put the program together. */
const layers = ['kernel', 'outbound', 'identity', 'platform', 'operations'];

/** What knows every service: what puts them together, and the request's context that hands them to handlers. */
const mayKnowServices = [
  'server-mock/app.ts',
  'server-mock/compose.ts',
  'server-mock/kernel/contracts/context.ts',
  'server-mock/kernel/contracts/fastify.ts',
  'server-mock/kernel/services/service-base.ts',
  'server-mock/services.ts',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const imports = importsIn(root, ['{server-mock,src,renderers}/**/*.{ts,tsx,mjs}']);

const told = ({ from, to }: Import) => `${from} imports ${to}`;

/** How high a file of the server lies; those beside the layers lie above all of them. */
function heightOf(file: string): number {
  const height = layers.indexOf(file.split('/')[1] ?? '');
  return height < 0 ? layers.length : height;
}

/** The feature that a file of the server belongs to: a folder of a layer above the kernel. */
function featureOf(file: string): string | undefined {
  const [, layer = '', ...rest] = file.split('/');
  return layers.indexOf(layer) > 0 && rest.length > 1 ? `server-mock/${layer}/${rest[0]}` : undefined;
}

const server = imports.filter(({ from, to }) => from.startsWith('server-mock/') && to.startsWith('server-mock/'));

it.each(['server-mock', 'src', 'renderers'])('folders that lie side by side in %s make no cycles', (top) => {
  const own = imports.filter(({ from, to }) => [from, to].every((file) => file.startsWith(`${top}/`)));
  expect(own).not.toEqual([]);
  expect(folderCycles(own)).toEqual([]);
});

it('the browser and what it shares with the server import nothing of the server', () => {
  const below = imports.filter(({ from, to }) => !from.startsWith('server-mock/') && to.startsWith('server-mock/'));
  expect(below.map(told)).toEqual([]);
});

it('layers of the server import nothing above them', () => {
  expect(server.filter(({ from, to }) => heightOf(to) > heightOf(from)).map(told)).toEqual([]);
});

it('features of the server reach one another through what they declare', () => {
  const within = server.filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
  const hidden = within.filter(
    ({ to }) => !['service.ts', 'index.ts'].some((face) => to === `${featureOf(to)}/${face}`),
  );
  expect(hidden.map(told)).toEqual([]);
});

it('rooms of the host stand in its README, each above what it imports, and stay small', () => {
  const rooms = [...readFileSync(`${root}/src/host/README.md`, 'utf8').matchAll(/^\| `([\w-]+)\/`/gm)].map(
    ([, room]) => room!,
  );
  const files = globSync('src/host/**/*.{ts,tsx}', { cwd: root, ignore: ['**/*.test.*'] });
  const folders = files.map((file) => file.split('/').slice(2, -1));
  expect([...new Set(folders.flatMap(([room]) => room ?? []))].sort()).toEqual([...rooms].sort());
  const heights = new Map(rooms.map((room, at) => [room, -at]));
  const heightIn = (file: string) => (file.startsWith('src/host/') ? heights.get(file.split('/')[2]!) : undefined);
  const up = imports.filter(({ from, to }) => heightIn(to)! > heightIn(from)!);
  expect(up.map(told)).toEqual([]);
  const places = folders.map((folder) => folder.join('/'));
  expect(places.filter((place) => places.filter((other) => other === place).length > 12)).toEqual([]);
});

it('no feature of the server knows all services', () => {
  const names = /import (?:type )?\{[^}]*\bServices\b[^}]*\} from/;
  const files = [...new Set(server.map(({ from }) => from))].filter((file) => !mayKnowServices.includes(file));
  expect(files.filter((file) => names.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});

it('cycles are found at any depth, types and workers included, and told with the files that make them', () => {
  const made = (...pairs: [string, string][]) => folderCycles(pairs.map(([from, to]) => ({ from, to })));
  expect(made(['s/a/x.ts', 's/b/y.ts'], ['s/b/y.ts', 's/c/z.ts'], ['s/c/deep/z.ts', 's/a/w.ts'])).toEqual([
    's/a → s/b → s/c → s/a (s/a/x.ts imports s/b/y.ts; s/b/y.ts imports s/c/z.ts; s/c/deep/z.ts imports s/a/w.ts)',
  ]);
  expect(made(['s/a/one/x.ts', 's/a/two/y.ts'], ['s/a/two/z.ts', 's/a/one/w.ts'])).toHaveLength(1);
  expect(made(['s/a/index.ts', 's/a/one/x.ts'], ['s/a/one/x.ts', 's/a/base.ts'], ['s/a/x.ts', 's/b/y.ts'])).toEqual([]);
  const heard = importsIn(root, ['server-mock/platform/{checks,screens}/*.ts']).map(told);
  expect(heard).toContain(
    'server-mock/platform/screens/checker.ts imports server-mock/kernel/services/service-base.ts',
  );
});
