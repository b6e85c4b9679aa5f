import { expect, it } from 'vitest';
import { changedModules } from './index.ts';
import { readModule } from './tools/amis-sources.ts';

const patched = (module: string): string =>
  changedModules
    .filter((each) => each.module === module)
    .reduce((code, { change }) => change(code), readModule(module));

it.each(['amis/esm/renderers/Chart.js', 'amis-editor-core/esm/index.js'])('%s evaluates no text', (module) => {
  expect(readModule(module)).toMatch(/\beval\(/);
  expect(patched(module)).not.toMatch(/\beval\(/);
});

it('the page in the canvas of the editor has a speaker', () => {
  expect(patched('amis-editor-core/esm/index.js')).toContain('speaker:window.pagewrightCanvas.speaker');
});
