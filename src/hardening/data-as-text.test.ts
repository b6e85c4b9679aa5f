import { readFileSync } from 'node:fs';
import { Evaluator, parse } from 'amis-formula';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { translate } from '../i18n/translate.ts';
import { codeOf, formulaParts } from '../validation/formula-parts.ts';

const MARKUP = '<mark>x</mark>';

/** The properties whose text amis puts into a page as markup, with what data brings into it. */
const TEXTS = new Set(['tpl', 'confirmText', 'label', 'description']);

/** Every text of a screen that amis takes for markup. */
function markupTexts(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' && TEXTS.has(name) && isMarkup(node, name) ? [value] : markupTexts(value),
  );
}

/** Labels of buttons are text to amis, those of fields are not. */
const isMarkup = (node: object, name: string) =>
  name !== 'label' || !/button|submit|action/.test(String((node as { type?: unknown }).type));

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const texts = read('schemas/locales/en-US.json');

type Data = { [name: string]: Data | string };

/** Data in which everything that a text reads is markup. */
function hostileData(text: string): Data {
  const data: Data = {};
  for (const { source } of formulaParts(text)) {
    for (const [path] of codeOf(source).matchAll(/[A-Za-z_][\w.]*/g)) putMarkup(data, path.split('.'));
  }
  return data;
}

function putMarkup(data: Data, [name = '', ...rest]: string[]): void {
  if (rest.length === 0) {
    data[name] ??= MARKUP;
  } else {
    const part = data[name];
    const below = typeof part === 'object' ? part : {};
    data[name] = below;
    putMarkup(below, rest);
  }
}

it.each(globSync('schemas/screens/**/*.json'))('%s shows what data says as text', (file) => {
  const asMarkup = markupTexts(translate(read(file), texts)).filter((text) => {
    const tree = parse(text, { evalMode: false, allowFilter: true });
    return String(new Evaluator(hostileData(text), { defaultFilter: 'html' }).evalute(tree)).includes('<mark>');
  });
  expect(asMarkup).toEqual([]);
});
