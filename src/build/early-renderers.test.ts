import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleFile } from './amis-patches/tools/amis-sources.ts';
import { rendererModules, typesIn } from './early-renderers.ts';

test('every module that the list of renderers names exists', () => {
  for (const file of new Set(rendererModules().values()))
    expect(existsSync(moduleFile(`amis/lib/renderers/${file}.js`)), file).toBe(true);
});

test('aliases lead to the module of their type', () => {
  const modules = rendererModules();
  expect(modules.get('submit')).toBe(modules.get('action'));
  expect(modules.get('input-password')).toBe(modules.get('input-text'));
});

test('types are found however deep a page nests them', () => {
  expect(typesIn('{"type":"page","body":[{ "type" : "form" , "x":{"type":"form"}}]}')).toEqual(['page', 'form']);
});
