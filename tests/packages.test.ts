import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };
import held from './held-packages.json' with { type: 'json' };

/** Packages that no file of ours names: other packages want them beside themselves, or tools do. */
const namedByNone = {
  'the visual editor': ['amis-editor', 'amis-editor-core'],
  'peers of amis and its editor': [
    'amis-theme-editor-helper',
    'i18n-runtime',
    'mobx-react-lite',
    'monaco-editor',
    'react-is',
  ],
  'a peer of @testing-library/react': ['@testing-library/dom'],
  commands: ['@biomejs/biome', 'typescript'],
};

const cwd = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(['{src,server-mock,renderers,tests}/**/*.{ts,tsx,mjs,css,html}', 'vite.config.ts'], { cwd })
  .filter((file) => file !== 'tests/packages.test.ts')
  .map((file) => readFileSync(`${cwd}/${file}`, 'utf8'));
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** Modules of Node, and those that the build makes. */
const BROUGHT = /^(?:node:|virtual:|\.|\/|\$)/;

it('every package that is imported is declared', () => {
  const imported = files.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?:[^'"`;]*\bfrom )?'([^']+)'|\bimport\('([^']+)'\)/gm)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );
  const names = new Set(
    imported.filter((name) => !BROUGHT.test(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]),
  );
  expect([...names].filter((name) => name && !packages.includes(name) && !packages.includes(`@types/${name}`))).toEqual(
    [],
  );
});

it('every package is used, or its reason is known', () => {
  const text = files.join('\n');
  const isNamed = (name: string) => [`'${name}'`, `'${name}/`, `/${name}/`].some((part) => text.includes(part));
  const isKnown = (name: string) => Object.values(namedByNone).flat().includes(name);
  const unused = packages.filter((name) => !name.startsWith('@types/') && !isNamed(name) && !isKnown(name));
  expect(unused).toEqual([]);
});

it('every package has one exact version, and none runs a script when it is installed', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const locked = Object.entries(lock.packages as Record<string, { version?: string; integrity?: string }>);
  expect(locked.filter(([path, { integrity }]) => path !== '' && !integrity).map(([path]) => path)).toEqual([]);
  expect(readFileSync(`${cwd}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('packages without a public repository are the ones that were read', () => {
  const locked = Object.entries(lock.packages as Record<string, { version?: string; integrity?: string }>);
  for (const [name, { version, integrity }] of Object.entries(held.packages)) {
    const copies = locked.filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(copies.map(([path, one]) => [path, one.version, one.integrity])).toEqual([
      [`node_modules/${name}`, version, integrity],
    ]);
    expect(manifest.dependencies).toHaveProperty([name], version);
    expect(readFileSync(`${cwd}/docs/dependencies.md`, 'utf8')).toContain(`\`${name}\` ${version}`);
  }
});
