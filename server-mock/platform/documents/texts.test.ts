import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../kernel/program/project-root.ts';
import { pageTexts, textsFor } from './texts.ts';

const projectRoot = findProjectRoot();
const texts: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, 'schemas', 'locales', 'en-US.json'), 'utf8'),
);
const areasOf = (some: Record<string, string>) => [...new Set(Object.keys(some).map((key) => key.split('.')[0]!))];

it('gives pages the areas that pages name, and nothing that only the server says', () => {
  const areas = areasOf(pageTexts(texts, projectRoot, []));
  expect(areas).toEqual(expect.arrayContaining(['errors', 'home', 'host', 'login', 'profile', 'shell']));
  for (const area of ['api', 'command', 'database', 'mail', 'sms', 'validate']) {
    expect(areasOf(texts)).toContain(area);
    expect(areas).not.toContain(area);
  }
});

it('leaves a new area out until a page names it', () => {
  const more = { ...texts, 'invoice.title': 'Invoice', 'invoice.lead': 'For you' };
  expect(pageTexts(more, projectRoot, [])).not.toHaveProperty(['invoice.title']);
  const named = pageTexts(more, projectRoot, [{ type: 'page', title: 'i18n:invoice.title' }]);
  expect(named).toHaveProperty(['invoice.title'], 'Invoice');
  expect(named).not.toHaveProperty(['invoice.lead']);
});

it('gives pages every text that the shipped screens name', () => {
  const given = pageTexts(texts, projectRoot, []);
  const folder = join(projectRoot, 'schemas', 'screens');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const screen: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const key of Object.keys(textsFor(texts, [screen]))) expect(given).toHaveProperty([key]);
  }
});
