import type { FrameLocator, Page } from 'playwright';
import { createDemoShares } from '../../../server-mock/operations/demo/shares.ts';
import type { Settings } from '../../../src/types/generated/contracts/shares.ts';
import type { TestEngine } from '../../support/databases.ts';
import { type DemoPlatform, type startDemoPlatform as Start, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';

/** A page of each type that the demo shares: its key, its title, words in it, and the component that shows the words. */
export const SHARES = [
  { type: 1, target: 'fair', title: 'Spring fair', words: 'Meet us at booth 14' },
  { type: 2, target: 'handbook', title: 'Handbook', words: 'We answer every question' },
  { type: 3, target: 'news', title: 'News', words: 'The coffee is better here' },
  { type: 5, target: 'contact', title: 'Contact', words: '12 Harbour Street' },
  { type: 9, target: 'figures', title: 'Figures', words: 'Visitors of the fair', component: 'chart' },
  { type: 50, target: 'board', title: 'Board', words: 'Book the booth', component: 'kanban' },
] as const;

/** A page that the demo shares. */
export type DemoShare = (typeof SHARES)[number];

/** The level of these pages, below `/api`. */
export const SHOWCASE = '/company/acme/app/showcase';

/** A platform with the demo's shares, and what their owner does with them. */
export async function startShares(engine: TestEngine, options: Parameters<typeof Start>[1] = {}) {
  const platform: DemoPlatform = await startDemoPlatform(engine, { clientDir, ...options });
  await createDemoShares(platform.services);
  const owner = await platform.person('admin@example.com');
  return {
    platform,
    owner,
    address: ({ type }: DemoShare) => `${platform.base}/share/demo-${type}`,
    /** Changes how a page is shared, and answers its settings. */
    change: async ({ target }: DemoShare, body: object): Promise<Settings> =>
      (await owner.post<Settings>(`/api${SHOWCASE}/share/page/${target}`, body)).json.data,
    /** Publishes another page under the address of a share. */
    publish: async ({ target }: DemoShare, schema: object): Promise<void> => {
      const answer = await owner.post(`/api${SHOWCASE}/screen/page/${target}/publish`, { schema, note: '' });
      if (answer.status !== 200) throw new Error(`The page ${target} was not published: ${answer.text}`);
    },
  };
}

/** The place where a shared page shows its words: the page, or the frame of its component. */
export const placeOf = (page: Page, share: DemoShare): Page | FrameLocator =>
  'component' in share ? page.frameLocator(`iframe[title=${share.component}]`) : page;
