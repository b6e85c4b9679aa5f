import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readAmisSource, replaceOrFail } from './amis-sources.ts';
import { rendererModules, typesIn } from './early-renderers.ts';
import { registerRest, restDrawings } from './icon-subset.ts';
import { makeRendererTable } from './renderer-table.ts';

const resolve = createRequire(import.meta.url).resolve;

test('the renderer table names every type of amis and loads each by itself', () => {
  const table = makeRendererTable();
  const types = [...readAmisSource('minimal.js').matchAll(/type: '([^']+)'/g)].map((match) => match[1]!);
  for (const type of types) expect(table).toContain(`type: '${type}'`);
  expect(table).toContain('amis/lib/renderers/Form/Static');
  expect(table).not.toMatch(/^import .*(compat|preset)/m);
});

test('every module that the table loads exists', () => {
  for (const file of new Set(rendererModules().values()))
    expect(() => resolve(`amis/lib/renderers/${file}`)).not.toThrow();
});

test('aliases lead to the module of their type', () => {
  const modules = rendererModules();
  expect(modules.get('submit')).toBe(modules.get('action'));
  expect(modules.get('input-password')).toBe(modules.get('input-text'));
});

test('types are found however deep a page nests them', () => {
  expect(typesIn('{"type":"page","body":[{ "type" : "form" , "x":{"type":"form"}}]}')).toEqual(['page', 'form']);
});

test('early and late icons together are all icons', () => {
  const source = readFileSync(resolve('amis-ui').replace(/lib\/index\.js$/, 'esm/components/icons.js'), 'utf8');
  const all = source.match(/^registerIcon\('/gm)!.length;
  const late = registerRest(source).match(/^registerIcon\('/gm)!.length;
  expect(late).toBeGreaterThan(50);
  expect(late).toBeLessThan(all);
  expect(restDrawings().has('folder.svg.js')).toBe(true);
  expect(restDrawings().has('close.svg.js')).toBe(false);
});

test('a change in amis stops the build instead of shipping it unpatched', () => {
  expect(() => replaceOrFail('other code', 'expected code', '', 'a step')).toThrow(/a step: amis changed shape/);
  expect(() => registerRest('nothing here')).toThrow(/changed shape/);
});
