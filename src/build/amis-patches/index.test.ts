import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { changedModules, trimmedModules } from './index.ts';
import { DEFERRED } from './packages/deferred-packages.ts';
import { packageAliases } from './packages/package-aliases.ts';
import { moduleFile, readModule } from './tools/amis-sources.ts';
import { idsOf } from './tools/module-patch.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

const quoted = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

/** The rows of the table in README.md: a patch, its modules, its other cells. */
const rows = readFileSync(`${here}README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .map(([file, modules, ...words]) => ({ file: quoted(file)[0]!, modules: quoted(modules), words }));

const files = globSync('*/**/*.ts', { cwd: here, ignore: ['tools/**', '**/*.test.ts', 'packages/package-rules.ts'] });

describe('the table of patches', () => {
  it('names every patch, and nothing else', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(rows)('$file: says of which modules it is, what, why, what upstream says, and how one notices', (row) => {
    expect(row.words.filter(Boolean)).toHaveLength(4);
    expect(row.modules).not.toEqual([]);
    expect(row.modules.filter((module) => !existsSync(moduleFile(module)))).toEqual([]);
    expect(row.words[2]).toMatch(/none known|baidu\/amis\/(issues|pull)\/\d+/);
    const tests = quoted(row.words[3]).filter((text) => text.includes('.test.'));
    expect(tests.filter((test) => ![here, root].some((folder) => existsSync(folder + test)))).toEqual([]);
  });

  it('knows every module that is changed or trimmed', () => {
    const known = rows.flatMap(({ modules }) => modules);
    const patched = [...changedModules, ...trimmedModules].map(({ module }) => module);
    expect(patched.filter((module) => !known.includes(module))).toEqual([]);
  });
});

describe('a patch', () => {
  it.each(changedModules)('of $module changes what is installed, and fails when its text is gone', (patch) => {
    const installed = readModule(patch.module);
    expect(patch.change(installed)).not.toBe(installed);
    expect(() => patch.change('export { other };')).toThrow('changed shape');
  });

  it.each(trimmedModules)('of $module leaves out what the module imports', ({ module, imports }) => {
    const imported = [...readModule(module).matchAll(/(?:import |import\(|from )'([^']+)'/g)].map(([, name]) => name!);
    expect(imported.filter((name) => imports.test(name))).not.toEqual([]);
  });

  it.each(Object.entries(DEFERRED))('that defers %s does so where amis imports it', (name, { importers }) => {
    const own = name === 'moment/moment.js' ? 'moment' : name;
    for (const importer of importers) {
      const modules = importer.endsWith('/')
        ? globSync('**/*.js', { cwd: moduleFile(importer), absolute: true })
        : [moduleFile(importer)];
      expect(
        modules.some((file) => readFileSync(file, 'utf8').includes(`from '${own}'`)),
        importer,
      ).toBe(true);
    }
  });

  it('takes one copy of what amis would bundle twice', () => {
    for (const { replacement } of packageAliases) expect(existsSync(moduleFile(replacement)), replacement).toBe(true);
  });
});

it('ids of modules are known by package and file, with a query or without', () => {
  const ids = idsOf(['amis/esm/a.js', 'amis-ui/esm/b.css']);
  expect(
    ['/x/node_modules/amis/esm/a.js', '/x/node_modules/amis-ui/esm/b.css?inline'].every((id) => ids.test(id)),
  ).toBe(true);
  expect(
    ['/x/amis-core/esm/a.js', '/x/myamis/esm/a.js', '/x/amis/esm/aXjs', '/x/amis/esm/a.jsx'].filter((id) =>
      ids.test(id),
    ),
  ).toEqual([]);
});
