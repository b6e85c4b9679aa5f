import { expect, it } from 'vitest';
import type { Layer } from '../../../src/types/start.ts';
import { shownLoginPage } from './shown.ts';

const standard = { id: 'account/login', layer: 'builtin' as Layer };
const app = { loginPage: 'own/entrance' };

const shown = (pages: Record<string, Layer>, company: object = {}, chosen: object = app) =>
  shownLoginPage(
    { loginPages: { ofPlatform: () => '' } },
    { app: chosen as never, company: company as never },
    standard.id,
    async (id) => (id === standard.id ? standard : pages[id] ? { id, layer: pages[id] } : null),
  );

it('shows the page that an app has set, as long as it is the app’s', async () => {
  expect(await shown({ 'own/entrance': 'app' })).toMatchObject({ layer: 'app' });
  expect(await shown({ 'own/entrance': 'company' })).toBe(standard);
});

it('shows a page of the company that was judged as a sign-in page', async () => {
  expect(await shown({ 'own/entrance': 'company' }, { loginPage: 'own/entrance' })).toMatchObject({ layer: 'company' });
  expect(await shown({ 'login/card': 'company' }, {}, { loginPage: 'login/card' })).toMatchObject({ layer: 'company' });
});
