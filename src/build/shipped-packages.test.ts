import { expect, it } from 'vitest';
import { packageFolder } from './shipped-packages.ts';

it.each([
  ['/here/node_modules/react/index.js', 'node_modules/react'],
  ['/here/node_modules/@fastify/cookie/x.js?v=1', 'node_modules/@fastify/cookie'],
  ['\0/here/node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
  ['/here/src/host/main.ts', undefined],
  ['\0virtual:table', undefined],
])('knows the package of %j', (moduleId, folder) => {
  expect(packageFolder(moduleId)).toBe(folder);
});
