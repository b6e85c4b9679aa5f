import { expect, test } from 'vitest';
import { readModule } from '../tools/amis-sources.ts';
import { icons, registerRest, restDrawings } from './icons.ts';

test('early and late icons together are all icons', () => {
  const source = readModule(icons.module);
  const registrations = (code: string): number => code.match(/^registerIcon\('/gm)?.length ?? 0;
  const [all, early, late] = [source, icons.change(source), registerRest(source)].map(registrations);
  expect(late).toBeGreaterThan(50);
  expect(early! + late!).toBe(all);
  expect(restDrawings().has('folder.svg.js')).toBe(true);
  expect(restDrawings().has('close.svg.js')).toBe(false);
});

test('a change in amis stops the build', () => {
  expect(() => registerRest('nothing here')).toThrow(/changed shape/);
});
