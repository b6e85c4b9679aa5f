import { expect, it } from 'vitest';
import type { HostState } from '../../state/state.ts';
import { writeHead } from './document-head.ts';

const head = (schema: object, title: string, siteName = 'Site') => {
  const view = { screen: { id: 'docs/index', schema }, route: { title, screen: 'docs/index' } };
  const texts = { 'docs.title': 'Docs' };
  const state = { view, texts, config: { siteName }, locale: 'en-US', routes: { routes: [] }, place: { search: '' } };
  writeHead(state as unknown as HostState);
  return document.title;
};

it("joins the page's title and the site's name, and sets the language", () => {
  expect(head({}, 'i18n:docs.title')).toBe('Docs · Site');
  expect(document.documentElement.lang).toBe('en-US');
});

it("prefers the page's own title", () => {
  expect(head({ title: 'My page' }, 'i18n:docs.title')).toBe('My page · Site');
});

it('leaves out what is not there', () => {
  expect(head({}, '')).toBe('Site');
  expect(head({}, 'i18n:docs.title', '')).toBe('Docs');
});
