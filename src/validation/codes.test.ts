import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import routes from '../../schemas/routes.json' with { type: 'json' };
import { operations } from '../types/generated/operations.ts';
import type { RouteTable } from '../types/start.ts';
import codes from './codes.json' with { type: 'json' };
import { validateScreen } from './index.ts';

const keys = new Set(Object.keys(en));
const documented = new Map<string, { document: string; wrong: unknown; right: unknown }>(Object.entries(codes));

/** Documents that are no pages, and limits whose examples would fill the file. */
const ELSEWHERE =
  /^(?:routes\.|file\.|text\.(?!unknown-key)|json\.too-long|json\.(?:unexpected-end-of-comment|invalid-number-format))|^(?:more|suggestion)$/;

const codesIn = (page: unknown, document: string) =>
  validateScreen(page, {
    texts: {},
    keys,
    operations,
    routes: routes as RouteTable,
    screen: document === 'shell' ? 'shell/own' : undefined,
  }).map(({ code }) => code);

describe.each([...documented])('%s', (code, { document, wrong, right }) => {
  it('is told of the wrong example, alone', () => {
    expect(codesIn(wrong, document)).toEqual([code]);
  });

  it('is not told of the right one, nor is anything else', () => {
    expect(codesIn(right, document)).toEqual([]);
  });
});

it('every code has a text in both languages, and every text a code', () => {
  const texts = Object.keys(en).filter((key) => key.startsWith('validate.'));
  expect(Object.keys(zh).filter((key) => key.startsWith('validate.'))).toEqual(texts);
  const undocumented = texts.map((key) => key.slice('validate.'.length)).filter((code) => !documented.has(code));
  expect(undocumented.filter((code) => !ELSEWHERE.test(code))).toEqual([]);
  expect([...documented.keys()].filter((code) => !texts.includes(`validate.${code}`))).toEqual([]);
});

it('the README lists the codes', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  expect([...documented.keys()].filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});
