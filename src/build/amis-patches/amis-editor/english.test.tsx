import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import ours from '../../../../schemas/editor/english.json' with { type: 'json' };
import { ENGLISH } from '../../../editor/amis-words.ts';
import { isLeftOut } from '../../../editor/doors/plugins.ts';
import { moduleFile, readModule } from '../tools/amis-sources.ts';
import { ENGLISH_MODULES, englishIn, plainEnglish, unquoted } from './english.ts';

const merged = (read: (module: string, at: number) => string) =>
  new Map(ENGLISH_MODULES.flatMap((module, at) => [...englishIn(read(module, at))]));

const before = merged(readModule);
const after = new Map([
  ...merged((module, at) => plainEnglish[at]!.change(readModule(module))),
  ...Object.entries(ENGLISH),
]);

/** The keys of words that the panels, dialogs and menus of plugins name which are offered. */
function keysNamed(): Set<string> {
  const folders = ['amis-editor/esm', 'amis-theme-editor-helper/esm', 'amis-editor-core/esm'];
  const files = folders.flatMap((folder) =>
    globSync('**/*.js', { cwd: moduleFile(folder), ignore: ['locale/**'] }).map((file) => `${folder}/${file}`),
  );
  const offered = files.filter((file) => !isLeftOut(`${file.split('/').at(-1)!.replace('.js', '')}Plugin`, undefined));
  return new Set(
    offered.flatMap((file) => [...readModule(file).matchAll(/i18n\(["']([0-9a-f]{32})/g)].map(([, key]) => key!)),
  );
}

/** How a machine writes: questions as labels, words taken apart, Chinese signs, and things that are called otherwise here. */
const WRONG =
  /\bWhether to\b|\/s\b|\bpop-?out\b|\bpop-?up\b|\binlink\b|\bPlease\b|[\u3000-\u9fff\uff00-\uffef]|\btriggered\b|\bcurrency\b|\bburial\b|\badsor|\bshuttle\b|\?\?|\bIt is be\b|\bcopywriting\b|\bspindle\b|\bauxiliary word\b|\bgenitalia\b|\bunfold/i;

it('is English for people in every word that a panel shows', () => {
  const words = [...keysNamed()].flatMap((key) => after.get(key) ?? []);
  expect(words.length).toBeGreaterThan(3000);
  expect(words.filter((text) => text !== '??' && WRONG.test(text))).toEqual([]);
});

it('has labels that begin with a capital, and no title in which each word does', () => {
  const labels = [...keysNamed()].flatMap((key) => after.get(key) ?? []).filter((text) => /^[a-z ]+$/i.test(text));
  expect(labels.filter((text) => /^[a-z]/.test(text) && text !== 'loading outline by default')).toEqual([]);
  expect(labels.filter((text) => /^([A-Z][a-z]+ ){2,}[A-Z][a-z]+$/.test(text))).toEqual([]);
});

it('takes the place of words that amis-editor has, with what is filled in at the same places', () => {
  const known = new Set(before.values());
  expect(Object.keys(ours).filter((text) => !known.has(text))).toEqual([]);
  const filledIn = (text: string) => (text.match(/\{\{@\d\}\}|(?<!\\)\$\d/g) ?? []).sort();
  const lost = Object.entries(ours).filter(([theirs, text]) => `${filledIn(theirs)}` !== `${filledIn(text)}`);
  expect(lost).toEqual([]);
});

it('keeps every key, and reads what stands between quotes', () => {
  expect(merged((module, at) => plainEnglish[at]!.change(readModule(module))).size).toBe(before.size);
  expect(unquoted(String.raw`it\'s \u00b7 \\x\n`)).toBe("it's · \\x\n");
});
