import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import { root } from '../machine/root.mjs';
import { lowestLayerOf } from '../reach/overridable.ts';
import { operations } from '../types/generated/operations.ts';
import { amisDefinitionNames } from './amis/build/index.ts';
import codes from './codes.json' with { type: 'json' };
import { type CheckOptions, type Message, validateLocale, validateRoutes, validateScreen } from './index.ts';
import { isObject, type Json } from './parts/include.ts';
import { validateWithParts } from './parts/validate.ts';
import { checkFile } from './project/check-file.ts';
import { checkNodeIds } from './project/node-ids.ts';
import { readProject } from './project/project.ts';
import { validateRendererSchema } from './renderer-schema/index.ts';

interface Repeated {
  before: string;
  repeat: string;
  times: number;
  after: string;
}

interface Locales {
  'zh-CN': unknown;
  'en-US': unknown;
  used?: string[];
}

const documented = new Map<string, { document: string; wrong: unknown; right: unknown }>(Object.entries(codes));
const project = readProject(root);
const options = { texts: {}, keys: project.keys };

/** The text of an example: long ones are written down as what they repeat. */
function textOf(example: unknown): string {
  if (typeof example === 'string') return example;
  if (typeof example !== 'object' || example === null || !('repeat' in example)) return JSON.stringify(example);
  const { before, repeat, times, after } = example as Repeated;
  return before + repeat.repeat(times) + after;
}

function checkLocales(example: unknown): Message[] {
  const { used, ...files } = example as Locales;
  const sources = Object.entries(files).map(([file, texts]) => ({ file, text: JSON.stringify(texts) }));
  const isUsed = (key: string) => !used || used.includes(key);
  return sources.flatMap((source, index) => {
    const others = sources.filter((other) => other !== source);
    return validateLocale(source, others, { texts: {} }, index === 0 ? isUsed : undefined);
  });
}

/** JSON has no BigInt, and what is wrong with one is that. */
const withBigInts = (example: unknown): unknown =>
  JSON.parse(JSON.stringify(example), (_, value) => (value?.$bigint === undefined ? value : BigInt(value.$bigint)));

const page = (example: unknown, more: Pick<CheckOptions, 'screen' | 'layer' | 'widgetType' | 'components'> = {}) =>
  validateScreen(textOf(example), { ...options, operations, routes: project.routes, ...more });

interface CompanyPage {
  screen: string;
  page: unknown;
}

/** A page that a company makes of a screen. */
const companyPage = ({ screen, page: content }: CompanyPage) =>
  validateScreen(textOf(content), {
    ...options,
    operations,
    routes: project.routes,
    screen,
    layer: 'company',
    isPage: project.screens.has(screen),
    lowest: lowestLayerOf(project.routes ?? { routes: [], errors: {} }, screen, project.screens.has(screen)),
  });

/** A page with the parts it may include; a text says why there is none. */
interface PartedPage {
  screen?: string;
  page: unknown;
  parts: Record<string, Json | 'not-offered'>;
}

/** A page is checked with its parts in place; long texts in parts are written down as what they repeat. */
function partedPage({ screen = 'house/page', page: content, parts }: PartedPage): Message[] {
  const known: PartedPage['parts'] = { ...parts, ...(isObject(content) ? { [screen]: content } : {}) };
  const find = (id: string) => {
    const part = known[id] ?? 'unknown';
    return isObject(part) && isObject(part['tpl']) ? { ...part, tpl: textOf(part['tpl']) } : part;
  };
  return validateWithParts(content, { ...options, operations, routes: project.routes, screen, find });
}

interface Button {
  properties: { type: { const: string } };
}

const checkRenderer = (example: unknown, type: string) =>
  validateRendererSchema(textOf(example), { texts: {}, type, amisNames: () => amisDefinitionNames(root) });

/** A file of these bytes, given in base64. */
function checkBytes(example: unknown): Message[] {
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-bytes-')), 'page.json');
  writeFileSync(file, Buffer.from(String(example), 'base64'));
  const messages = checkFile(file, 'page.json', project, {});
  rmSync(dirname(file), { recursive: true });
  return messages;
}

/** A package that the page may use. */
const components = {
  '0123456789abcdef0123456789abcdef': {
    name: 'chart',
    schema: {
      type: 'object' as const,
      required: ['rows'],
      properties: {
        title: { type: 'string' as const },
        rows: { type: 'array' as const, items: { type: 'number' as const } },
      },
    },
  },
};

const CHECKS: Record<string, (example: unknown) => Message[]> = {
  page: (example) => page(example),
  value: (example) => validateScreen(withBigInts(example), options),
  company: (example) => companyPage(example as CompanyPage),
  login: (example) => validateScreen(textOf(example), { ...options, screen: 'account/login', layer: 'company' }),
  shell: (example) => page(example, { screen: 'shell/own' }),
  uniapp: (example) => page(example, { widgetType: 2 }),
  quickapp: (example) => page(example, { widgetType: 3 }),
  'quickapp-card': (example) => page(example, { widgetType: 4 }),
  tenant: (example) => page(example, { layer: 'company' }),
  component: (example) => page(example, { components }),
  builtin: (example) => checkNodeIds(textOf(example), { texts: {} }),
  parts: (example) => partedPage(example as PartedPage),
  routes: (example) => validateRoutes(textOf(example), project, options),
  locales: checkLocales,
  renderer: (example) => checkRenderer(example, 'sky'),
  'renderer-button': (example) => checkRenderer(example, (example as Button).properties.type.const),
  bytes: checkBytes,
  file: (example) => checkFile(`${root}/${example}`, String(example), project, {}),
};

const codesIn = (example: unknown, document: string) => (CHECKS[document]?.(example) ?? []).map(({ code }) => code);

/** What comes before the code itself: many mistakes, and the same told in the other file. */
const BEFORE: Record<string, string[]> = {
  more: Array(500).fill('type.unknown'),
  'text.placeholders': ['text.placeholders'],
};

describe.each([...documented])('%s', (code, { document, wrong, right }) => {
  it('is told of the wrong example, alone', () => {
    expect(codesIn(wrong, document)).toEqual([...(BEFORE[code] ?? []), code]);
  });

  it('is not told of the right one, nor is anything else', () => {
    expect(codesIn(right, document)).toEqual([]);
  });
});

it('every code has a text in both languages, and every text a code', () => {
  const wanted = [...documented.keys(), 'suggestion'].map((code) => `validate.${code}`).sort();
  for (const texts of [en, zh]) {
    expect(
      Object.keys(texts)
        .filter((key) => key.startsWith('validate.'))
        .sort(),
    ).toEqual(wanted);
  }
});
