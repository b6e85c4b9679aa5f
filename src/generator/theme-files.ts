import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse, walk } from 'css-tree';
import { BRIDGED } from '../theme/data/bridge.ts';
import { componentVariables } from '../theme/data/component-variables.ts';
import { withRatingVariables } from '../theme/data/rating-colors.ts';
import { dataColors } from '../theme/data/scales.ts';
import type { Place, Variable } from '../theme/data/variable.ts';
import type { Theme } from '../types/generated/theme.ts';
import { compileSchema } from './compile-schema.ts';
import { banner } from './names.ts';
import { readSource } from './read-source.ts';

const require = createRequire(import.meta.url);
const FOLDER = 'schemas/theme';
const ROOTS = [':root', '.AMISCSSWrapper'];
const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** A value of several lines as one. */
function inOneLine(value: string): string {
  const [first = '', ...others] = value
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return others.reduce(
    (text, line) => (text.endsWith('(') || line.startsWith(')') ? text + line : `${text} ${line}`),
    first,
  );
}

/** The variables that a sheet of amis declares for the whole page, and those that reach a property of some element. */
function readSheet(root: string, name: string): { declared: Map<string, string>; read: Set<string> } {
  const css = withRatingVariables(readFileSync(join(root, `node_modules/amis/lib/themes/${name}.css`), 'utf8'));
  const declared = new Map<string, string>();
  const behind = new Map<string, string[]>();
  const waiting: string[] = [];
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false, parseRulePrelude: false });
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      const text = value.type === 'Raw' ? inOneLine(value.value) : '';
      const references = [...text.matchAll(REFERENCE)].map(([, reference]) => reference!);
      if (!property.startsWith('--')) {
        waiting.push(...references);
        return;
      }
      behind.set(property, [...(behind.get(property) ?? []), ...references]);
      const selectors = this.rule?.prelude.type === 'Raw' ? this.rule.prelude.value.split(',') : [];
      if (!this.atrule && selectors.some((one) => ROOTS.includes(one.trim()))) declared.set(property, text);
    },
  });
  const read = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (read.has(next)) continue;
    read.add(next);
    waiting.push(...(behind.get(next) ?? []));
  }
  return { declared, read };
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const layersOf = (shadow: string) =>
  shadow.split(/,(?![^(]*\))/).map((layer) => {
    const [x = '0px', y = '0px', blur = '0px', spread = '0px', ...color] = layer
      .trim()
      .replace(/^inset /, '')
      .split(/ (?![^(]*\))/);
    return { inset: layer.trim().startsWith('inset '), x, y, blur, spread, color: color.join(' ') };
  });

/** The platform's theme with the values that a theme of amis has in their place; what amis does not declare is left out. */
function lookOf(house: Theme, declared: ReadonlyMap<string, string>, name: string): Theme {
  const theme = structuredClone(house);
  const { colors, fonts, borders, sizes, shadows } = theme.global;
  for (const { body } of [colors!.brand!, ...colors!.neutral!.body!, ...colors!.func!.body!])
    for (const step of body.colors) step.color = declared.get(step.token) ?? step.color;
  const brand = colors!.brand!.body.colors[4]!.color;
  const sets = dataColors(brand);
  for (const [index, set] of colors!.data!.body!.entries()) set.colors = sets[index]!.map((value) => ({ value }));
  for (const { body } of [
    fonts!.size!,
    fonts!.lineHeight!,
    fonts!.weight!,
    borders!.width!,
    borders!.style!,
    borders!.radius!,
    sizes!.size!,
  ])
    for (const step of body) step.value = declared.get(step.token) ?? step.value;
  fonts!.base!.body = declared
    .get(fonts!.base!.token)!
    .split(',')
    .map((value) => ({ value: value.trim() }));
  for (const step of shadows!.shadow!.body)
    if (declared.has(step.token)) step.value = layersOf(declared.get(step.token)!);
  return { ...theme, config: { name, key: name }, component: componentsOf(house.component, declared) };
}

/** A tree of sections with other values: those of the variables that each place stands for. */
function componentsOf(tree: Theme['component'], declared: ReadonlyMap<string, string>): Theme['component'] {
  // How pages lie in their frame is no matter of a look.
  const { page, body, ...others } = structuredClone(tree);
  const found: Variable[] = [];
  componentVariables(others, (variable) => found.push(variable));
  for (const { name, at } of found) {
    const holder = pathOf(at.parent).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], others);
    const value = declared.get(name);
    if (value === undefined) delete (holder as Record<string, unknown>)[at.key];
    else (holder as Record<string, unknown>)[at.key] = value;
  }
  return others;
}

const pathOf = (place: Place | undefined): (string | number)[] => (place ? [...pathOf(place.parent), place.key] : []);

/** What one theme of amis has otherwise than another one, besides what the themes of the platform can say. */
function restOf(declared: ReadonlyMap<string, string>, usual: ReadonlyMap<string, string>, read: ReadonlySet<string>) {
  const isGlobal = /^--(colors|fonts|borders|sizes|shadows)-/;
  const others = [...declared].filter(
    ([name, value]) => read.has(name) && !isGlobal.test(name) && usual.get(name) !== value,
  );
  return Object.fromEntries(others.map(([name, value]) => [name.slice(2), value]));
}

/** What the stock theme of amis says for the variables that our own rules read. */
function stockValues(): Record<string, string> {
  const { default: stock } = require('amis-theme-editor-helper/lib/systemTheme/cxd.js') as { default: Theme };
  const found = new Map<string, string>();
  componentVariables(stock.component, ({ name, value }) => found.set(name, value));
  return Object.fromEntries([...BRIDGED].flatMap((name) => (found.has(name) ? [[name, found.get(name)!]] : [])));
}

/** The types of theme data, the values that amis gives its variables, and the looks of amis as themes. */
export async function themeFiles(root: string): Promise<Map<string, string>> {
  const schema = readSource<Record<string, unknown>>(root, `${FOLDER}/theme.schema.json`);
  const house = readSource<Theme>(root, `${FOLDER}/platform.json`);
  const cxd = readSheet(root, 'cxd');
  const antd = readSheet(root, 'antd');
  const defaults = [...cxd.declared].filter(([name]) => cxd.read.has(name));
  const inAntd = lookOf(house, antd.declared, 'antd');
  const rest = { token: '--', body: restOf(antd.declared, cxd.declared, antd.read) };
  return new Map([
    [
      'src/types/generated/theme.ts',
      `${banner(`${FOLDER}/theme.schema.json`)}\n\n${await compileSchema(schema, 'Theme')}`,
    ],
    [`${FOLDER}/defaults.json`, written(Object.fromEntries(defaults))],
    [`${FOLDER}/stock.json`, written(stockValues())],
    [`${FOLDER}/presets/cxd.json`, written(lookOf(house, cxd.declared, 'cxd'))],
    [`${FOLDER}/presets/antd.json`, written({ ...inAntd, component: { ...inAntd.component, rest } })],
  ]);
}
