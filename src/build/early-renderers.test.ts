import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleFile } from './amis-patches/tools/amis-sources.ts';
import { earlyRenderers, rendererModules, typesIn } from './early-renderers.ts';

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

test('the types of a screen come with the document, and their modules', () => {
  const { load } = earlyRenderers(['account/login'], join(import.meta.dirname, '../..')) as {
    load(id: string): string;
  };
  const code = load('\0virtual:amis-early-renderers');
  expect(code).toContain(`import 'amis/lib/renderers/${rendererModules().get('input-password')}';`);
  expect(code).toMatch(/earlyTypes = new Set\(.*"input-password"/);
});
