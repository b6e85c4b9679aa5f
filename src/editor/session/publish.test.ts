import { expect, it } from 'vitest';
import { publish } from './publish.ts';

interface Sent {
  api: string;
  own: Record<string, unknown>;
}

/** Publishes screens of which some have drafts; answers what was sent, and what each holds then. */
async function published(drafts: Readonly<Record<string, boolean>>, answer: object) {
  const sent: Sent[] = [];
  const events: [string, Record<string, unknown>][] = [];
  const done: string[] = [];
  const screens = Object.keys(drafts).map((screen) => ({
    screen,
    id: screen || 'a/page',
    at: {},
    version: 3,
    revision: `r-${screen}`,
    row: { title: `Title of ${screen}` },
  }));
  const edited = screens.map(({ screen }) => ({
    screen,
    page: () => ({ of: screen }),
    drafts: {
      hasDraft: () => drafts[screen],
      during: (work: Promise<unknown>) => work,
      published: () => done.push(screen),
      hold: () => undefined,
    },
  }));
  const props = {
    data: {},
    publishApi: 'one',
    publishAllApi: 'all',
    dispatchEvent: async (name: string, data: Record<string, unknown>) => void events.push([name, data]),
  };
  const call = async (api: string, _method: string, own: Record<string, unknown>) => {
    sent.push({ api, own });
    return { ok: true, status: 0, msg: '', ...answer };
  };
  const now = { screens: edited, save: async () => undefined, checks: { show: () => undefined } };
  await publish({ call, props: () => props, now, screens } as never, 'note');
  return { sent, events, done, screens };
}

it('publishes a part alone when the page has no draft, and says so', async () => {
  const answer = { data: { version: 4, revision: 'r4' } };
  const { sent, events, done, screens } = await published({ '': false, 'a/part': true }, answer);
  expect(sent).toEqual([{ api: 'one', own: { schema: { of: 'a/part' }, note: 'note', revision: 'r-a/part' } }]);
  expect(done).toEqual(['a/part']);
  expect(screens[1]).toMatchObject({ version: 4, revision: 'r4' });
  expect(events).toMatchObject([['submitSucc', { version: '', parts: 'Title of a/part' }]]);
});

it('publishes the page and its parts together, each from the version that it came from', async () => {
  const answer = {
    data: {
      screens: [
        { id: 'a/page', version: 5, revision: 'p' },
        { id: 'a/part', version: 6 },
      ],
    },
  };
  const { sent, events, screens } = await published({ '': true, 'a/part': true, 'a/other': false }, answer);
  const all = [
    { id: 'a/page', schema: { of: '' }, from: 3 },
    { id: 'a/part', schema: { of: 'a/part' }, from: 3 },
  ];
  expect(sent).toEqual([{ api: 'all', own: { screens: all, note: 'note' } }]);
  expect(screens[0]).toMatchObject({ version: 5, revision: 'p' });
  // Somebody has another draft of the part: what is saved next finds it.
  expect(screens[1]).toMatchObject({ version: 6, revision: 'r-a/part' });
  expect(events).toMatchObject([['submitSucc', { version: 5 }]]);
});

it('keeps the drafts when the server refuses one of them', async () => {
  const refused = { ok: false, status: 422, msg: 'Has mistakes.' };
  const { events, done } = await published({ '': true, 'a/part': true }, refused);
  expect(done).toEqual([]);
  expect(events).toMatchObject([['submitFail', { msg: 'Has mistakes.' }]]);
});
