import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { demoPassword, startServer, type TestServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { measureActions, type Samples } from './actions.ts';
import { serveBareEditor } from './bare-server.ts';
import { ACTIONS, type Editor } from './edited.ts';
import { type Opening, openOnce } from './openings.ts';
import { pages } from './pages.ts';
import { measurePublishing } from './publishing.ts';
import { measureTyping } from './typing.ts';

const OPENINGS = 5;
/** Bytes of the editor until its JSON view is opened, and with it, in kB. */
const MOST_BYTES = 1700;
const MOST_BYTES_WITH_JSON = 2200;
/** Milliseconds until an editor can be used that was never opened before, and until the canvas shows a key. */
const MOST_OPENING = 3000;
const MOST_TYPING = 200;
const admin = 'admin@example.com';

const ours = ({ base }: TestServer): Editor => ({
  name: 'ours',
  open: (page, name) => page.goto(`${base}/admin/screens/bench/${name}/edit`),
  async canvas(page) {
    const frame = await page.waitForSelector('iframe.ae-PreviewIFrame', { timeout: 120_000 });
    return (await frame.contentFrame())!;
  },
});

const bare = (origin: string): Editor => ({
  name: 'bare',
  // The first visit waits for the compression of every file.
  open: (page, name) => page.goto(`${origin}/?page=${name}`, { timeout: 180_000 }),
  canvas: async (page) => page.mainFrame(),
});

/** Keeps the measured pages as screens of the platform. */
async function publishPages(server: TestServer): Promise<void> {
  const person = await server.person(admin);
  for (const [name, schema] of Object.entries(pages)) {
    const answer = await person.post(`/api/screen/bench/${name}/publish`, { schema });
    if (answer.status !== 200) throw new Error(`the page ${name} was refused: ${answer.text}`);
  }
}

/** What is done in a browser of its own, signed in to our server. */
async function inBrowser<Done>(
  browser: Browser,
  server: TestServer,
  work: (newPage: () => Promise<Page>) => Promise<Done>,
): Promise<Done> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, locale: 'en-US' });
  // The TypeScript runner marks functions by a helper that exists only in its own process.
  await context.addInitScript('globalThis.__name = (value) => value;');
  try {
    const page = await context.newPage();
    await signIn(page, new URL(server.base).origin, admin, demoPassword);
    await page.close();
    return await work(() => context.newPage());
  } finally {
    await context.close();
  }
}

async function openings(browser: Browser, server: TestServer, editor: Editor) {
  const cold: Opening[] = [];
  const warm: Opening[] = [];
  // The first opening of all makes the server ready.
  for (let at = 0; at <= OPENINGS; at += 1) {
    await inBrowser(browser, server, async (newPage) => {
      cold.push(await openOnce(await newPage(), editor));
      warm.push(await openOnce(await newPage(), editor));
    });
  }
  const middle = (of: Opening[], what: keyof Opening) => median(of.slice(1).map((each) => each[what]));
  return {
    cold: middle(cold, 'time'),
    warm: middle(warm, 'time'),
    bytes: middle(cold, 'bytes') / 1000,
    bytesWithJson: middle(cold, 'bytesWithJson') / 1000,
  };
}

const openingFigures = (
  own: Awaited<ReturnType<typeof openings>>,
  other: Awaited<ReturnType<typeof openings>>,
): Figure[] => {
  const shared = { samples: OPENINGS, headline: true };
  return [
    {
      what: 'open, cold, to usable',
      value: own.cold,
      against: other.cold,
      unit: 'ms',
      target: MOST_OPENING,
      ...shared,
    },
    { what: 'open, warm, to usable', value: own.warm, against: other.warm, unit: 'ms', ...shared },
    { what: 'over the wire, cold', value: own.bytes, against: other.bytes, unit: 'kB', target: MOST_BYTES, ...shared },
    {
      what: 'over the wire, cold, with the JSON view',
      value: own.bytesWithJson,
      against: other.bytesWithJson,
      unit: 'kB',
      target: MOST_BYTES_WITH_JSON,
      ...shared,
    },
  ];
};

const actionFigures = (own: Samples, other: Samples): Figure[] =>
  ACTIONS.map((name) => ({
    what: `1,000 nodes: ${name}, p95`,
    value: percentile(own[name], 95),
    against: percentile(other[name], 95),
    unit: 'ms',
    target: percentile(other[name], 95) / 2,
    headline: true,
    samples: own[name].length,
  }));

const typingFigure = (own: number[], other: number[]): Figure => ({
  what: 'a key in a panel → the canvas shows it',
  value: median(own),
  p95: percentile(own, 95),
  against: median(other),
  unit: 'ms',
  target: MOST_TYPING,
  headline: true,
  samples: own.length,
});

/** The page editor beside amis-editor as it is delivered, on the same pages, and how soon others see what is published. */
export async function run(): Promise<BenchResult> {
  const maker = new StorageMaker('pglite');
  const clientDir = join(findProjectRoot(), 'dist', 'client');
  const server = await startServer({ storage: await maker.make(), clientDir });
  const other = await serveBareEditor();
  const browser = await launchChromium();
  try {
    await publishPages(server);
    const [own, delivered] = [ours(server), bare(other.origin)];
    const figures = openingFigures(await openings(browser, server, own), await openings(browser, server, delivered));
    const actions = (editor: Editor) =>
      inBrowser(browser, server, async (newPage) => measureActions(await newPage(), editor));
    figures.push(...actionFigures(await actions(own), await actions(delivered)));
    const typing = (editor: Editor) =>
      inBrowser(browser, server, async (newPage) => measureTyping(await newPage(), editor));
    figures.push(typingFigure(await typing(own), await typing(delivered)));
    for (const { what, samples } of await measurePublishing(browser)) {
      const value = median(samples);
      const p95 = percentile(samples, 95);
      const published = `publish → another browser has painted it, ${what}`;
      figures.push({ what: published, value, p95, unit: 'ms', headline: true, samples: samples.length });
    }
    return {
      title: 'The page editor (page of 60 nodes; actions until the screen is at rest)',
      comparedWith: 'amis-editor',
      figures,
    };
  } finally {
    await browser.close();
    await other.stop();
    await server.stop();
    await maker.end();
  }
}
