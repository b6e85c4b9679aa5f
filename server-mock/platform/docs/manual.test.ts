import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import codes from '../../../src/validation/codes.json' with { type: 'json' };
import { rendererNames } from '../../../src/validation/renderer-names.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import { findProjectRoot } from '../../kernel/program/project-root.ts';
import { createEdition } from './edition.ts';
import { generators } from './generated/index.ts';
import { readSources, sizeOfPicture } from './sources.ts';

const root = findProjectRoot();
const sources = readSources(root, generators);
const edition = createEdition(sources, '', (locale, name) => sizeOfPicture(root, locale, name));
const written = sources.filter(({ parent }) => parent === null);
const below = (parent: string) => sources.filter((source) => source.parent === parent).map(({ key }) => key);
const docs = locales.flatMap((locale) => sources.map(({ key }) => edition.read(locale, key)!));

it('has at most 30 written pages, each in both languages, with the same parts', () => {
  expect(written.length).toBeLessThanOrEqual(30);
  for (const { key } of written) {
    const [chinese, english] = locales.map((locale) => edition.read(locale, key)!);
    expect([key, chinese?.isOtherLanguage, english?.isOtherLanguage]).toEqual([key, false, false]);
    expect(chinese?.toc.map(({ fullPath }) => fullPath)).toEqual(english?.toc.map(({ fullPath }) => fullPath));
  }
  const files = locales.map((locale) =>
    readdirSync(join(root, 'docs/manual', locale)).filter((name) => name.endsWith('.md')),
  );
  for (const names of files) expect(names.sort()).toEqual(written.map(({ key }) => `${key}.md`).sort());
});

it('leads to pages and parts that there are', () => {
  const names = new Map(
    docs.map(({ key, html }) => [key, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))]),
  );
  for (const { key, html } of docs) {
    for (const [, target = '', hash] of html.matchAll(/href="\/docs\/([^"#]+)(?:#([^"]+))?"/g)) {
      expect([key, target, names.has(target)]).toEqual([key, target, true]);
      if (hash) expect([key, target, hash, names.get(target)?.has(hash)]).toEqual([key, target, hash, true]);
    }
  }
});

it('leads from empty places to pages and parts that there are', () => {
  const names = new Map(docs.map(({ key, html }) => [key, html]));
  const screens = readdirSync(join(root, 'schemas/screens'), { recursive: true, encoding: 'utf8' });
  const places = screens
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [
      ...readFileSync(join(root, 'schemas/screens', name), 'utf8').matchAll(/\/docs\/([a-z-]+)(?:#([a-z-]+))?"/g),
    ]);
  expect(places.length).toBeGreaterThan(10);
  for (const [whole, key = '', hash] of places) {
    expect([whole, names.has(key)]).toEqual([whole, true]);
    if (hash) expect([whole, names.get(key)?.includes(` id="${hash}"`)]).toEqual([whole, true]);
  }
});

it('shows pictures that there are, of at most 60 kB', () => {
  const shown = docs.flatMap(({ html }) => [
    ...html.matchAll(/src="\/api\/doc-picture\/([^"]+?)\/([^"/]+)" alt="[^"]+" width="\d+"/g),
  ]);
  expect(shown.length).toBeGreaterThan(10);
  for (const [, locale = '', name = ''] of shown)
    expect(statSync(join(root, 'docs/manual', locale, 'pictures', name)).size).toBeLessThanOrEqual(60_000);
  expect(docs.filter(({ html }) => /<img [^>]*src=""/.test(html)).map(({ key }) => key)).toEqual([]);
});

it('has a page for each node type of ours, with a live example or why there is none', () => {
  expect(below('renderers')).toEqual(rendererNames(root).map((type) => `renderer-${type}`));
  for (const key of below('renderers')) expect(edition.read('en-US', key)?.html).toContain('<pre');
  const silent = sources.filter(({ parent, examples }) => parent === 'renderers' && examples.length === 0);
  expect(silent.map(({ key }) => key.replace('renderer-', ''))).toEqual([
    'custom-component',
    'decoration',
    'include',
    'page-editor',
    'passkey',
    'screen-outlet',
    'sign-in',
    'theme-brand',
    'theme-editor',
    'theme-form',
    'theme-panel',
    'theme-preview',
    'theme-samples',
    'theme-uses',
    'upload-progress',
  ]);
  for (const { key } of silent) expect(edition.read('en-US', key)?.html).toContain('the example is not live');
});

it('explains each code of the checker in both languages, and each call', () => {
  for (const locale of locales) {
    const text = below('checker-codes')
      .map((key) => edition.read(locale, key)!.html)
      .join('');
    expect(Object.keys(codes).filter((code) => !text.includes(`>${code}<`))).toEqual([]);
  }
  expect(edition.read('en-US', 'api-docs')?.toc.map(({ label }) => label)).toContain('GET /api/doc/{id}');
});
