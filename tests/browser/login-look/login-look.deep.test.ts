import { afterAll, beforeAll, expect, test } from 'vitest';
import { differingPixels, photograph, photographAtRest } from '../../support/browser/picture.ts';
import { closeChromium, forgetVisits, openPage } from '../../support/browser.ts';
import { type LoginSite, startLoginSite } from '../../support/login-site.ts';
import { type LoginState, loginStates, openState } from './states.ts';

let site: LoginSite;
/** Two tabs for all states: a fresh one would start a process, and compile the platform's scripts, for each of them. */
let live: Tab;
let first: Tab;

type Tab = Awaited<ReturnType<typeof openPage>>;

beforeAll(async () => {
  site = await startLoginSite();
  live = await openPage();
  first = await openPage({ reducedMotion: 'reduce' });
  live.problems.expect(/status of 401|ERR_FAILED/);
  first.problems.expect(/ERR_FAILED/);
  await first.page.route('**/*.js', (route) => route.abort());
});

afterAll(async () => {
  await live.close();
  await first.close();
  await site.close();
  await closeChromium();
});

/** Two pictures of the live page: with the document's own CSS alone, and with the whole style sheet. */
async function livePictures(state: LoginState): Promise<[own: Buffer, full: Buffer]> {
  const { page } = live;
  await forgetVisits(page);
  await page.route(site.styles, (route) => route.abort());
  await openState(page, site, state, { withoutShell: true, ownStyles: true });
  const own = await photographAtRest(page);
  await page.unroute(site.styles);
  await page.addStyleTag({ url: site.styles });
  const full = await photographAtRest(page);
  live.problems.assertNone();
  return [own, full];
}

/** The page as it stands before any script has come: what the server sends. */
async function shellPicture(state: LoginState): Promise<Buffer> {
  const { page } = first;
  await forgetVisits(page);
  await page.setViewportSize({ width: state.width, height: 900 });
  await page.goto(site.url(state.view, state.query), { waitUntil: 'load' });
  const shot = await photograph(page);
  first.problems.assertNone();
  return shot;
}

test.for(loginStates())("$name: the document's own CSS suffices, the shell looks like the live page", async (state) => {
  const [own, full] = await livePictures(state);
  expect(differingPixels(own, full)).toBe(0);
  if (!state.act) expect(differingPixels(await shellPicture(state), full)).toBe(0);
});
