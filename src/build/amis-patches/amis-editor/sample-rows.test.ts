import { expect, it } from 'vitest';
import { readModule } from '../tools/amis-sources.ts';
import { listSamples, otherTableSamples, tableSamples } from './sample-rows.ts';

it.each([tableSamples, otherTableSamples, listSamples])('has samples of our own in $module', ({ module, change }) => {
  const code = change(readModule(module));
  expect(code).toContain('window.pagewrightCanvas?.sampleRow(');
  expect(code).not.toContain('mockValue(column)');
});

it.each([tableSamples, listSamples])('makes them anew for other nodes in $module', ({ module, change }) => {
  const code = change(readModule(module));
  expect(code).toContain('if (!node.state.value || node.state.sampledAs) {');
  expect(code).toContain('if (node.state.sampledAs !== sampledAs) node.updateState({');
});
