import { expect, it } from 'vitest';
import { shownLogin } from './shown.ts';

const look = (layout: 'card' | 'left') => ({ loginLook: { layout } }) as never;

/** What the login address shows when some levels have set something. */
const shown = (set: { app?: 'card' | 'left'; company?: 'card' | 'left'; platform?: string }, missing = '') =>
  shownLogin(
    { loginPages: { ofPlatform: () => set.platform ?? '' } },
    { ...(set.app ? { app: look(set.app) } : {}), ...(set.company ? { company: look(set.company) } : {}) },
    'account/login',
    async (id) => (id === missing ? null : id),
  );

it('shows the look of the nearest level that has set one', async () => {
  expect(await shown({ app: 'card', company: 'left' })).toEqual({
    screen: 'login/look',
    by: 'app',
    look: expect.objectContaining({ layout: 'card', heading: '' }),
  });
  expect(await shown({ company: 'left', platform: 'own/page' })).toMatchObject({
    by: 'company',
    look: { layout: 'left' },
  });
});

it("shows the platform's page where no level has a look, and the built-in one where that is gone", async () => {
  expect(await shown({ platform: 'own/page' })).toEqual({ screen: 'own/page' });
  expect(await shown({ platform: 'own/page' }, 'own/page')).toEqual({ screen: 'account/login' });
  expect(await shown({})).toEqual({ screen: 'account/login' });
});
