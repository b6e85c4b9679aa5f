import { expect, it } from 'vitest';
import type { Layer } from '../../../src/types/start.ts';
import { shownLoginPage } from './shown.ts';

const standard = { id: 'account/login', layer: 'builtin' as Layer };
const level = { companyId: 1, appId: 1 };

/** What the login address shows when some pages are set, and some do not fit. */
const shown = (set: { app?: string; company?: string; platform?: string }, pages: Record<string, Layer>, unfit = '') =>
  shownLoginPage(
    {
      loginPages: { ofPlatform: () => set.platform ?? '' },
      screens: { fitsSignIn: async (_, { id }: { id: string; layer: Layer }) => id !== unfit },
    },
    { ...level, app: { loginPage: set.app } as never, company: { loginPage: set.company } as never },
    standard.id,
    async (id) => (id === standard.id ? standard : pages[id] ? { id, layer: pages[id] } : null),
  );

it('shows the page of the nearest level that has set one', async () => {
  const pages = { 'own/app': 'app', 'own/company': 'company' } as const;
  expect(await shown({ app: 'own/app', company: 'own/company' }, pages)).toMatchObject({ id: 'own/app' });
  expect(await shown({ company: 'own/company' }, pages)).toMatchObject({ id: 'own/company' });
});

it('takes the level above for a page that is gone, or that does not fit where people sign in', async () => {
  const pages = { 'own/app': 'company', 'own/company': 'company' } as const;
  expect(await shown({ app: 'own/gone', company: 'own/company' }, pages)).toMatchObject({ id: 'own/company' });
  expect(await shown({ app: 'own/app', company: 'own/company' }, pages, 'own/app')).toMatchObject({
    id: 'own/company',
  });
  expect(await shown({ app: 'own/app' }, pages, 'own/app')).toBe(standard);
});
