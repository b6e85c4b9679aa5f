import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { type LoginSite, startLoginSite } from '../../support/login-site.ts';
import { differingPixels } from './picture.ts';
import { type LoginState, loginStates, openState } from './states.ts';

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite();
});

afterAll(async () => {
  await site.close();
  await closeChromium();
});

const photograph = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** A picture of a page that has come to rest: two in a row are the same. */
async function photographAtRest(page: Page): Promise<Buffer> {
  let shot = await photograph(page);
  for (let next = await photograph(page); !next.equals(shot); next = await photograph(page)) shot = next;
  return shot;
}

/** Two pictures of the live page: with the document's own CSS alone, and with the whole style sheet. */
async function livePictures(state: LoginState): Promise<[own: Buffer, full: Buffer]> {
  const { page, problems, close } = await openPage();
  problems.expect(/status of 401|ERR_FAILED/);
  await page.route(site.styles, (route) => route.abort());
  await openState(page, site, state, { withoutShell: true, ownStyles: true });
  const own = await photographAtRest(page);
  await page.unroute(site.styles);
  await page.addStyleTag({ url: site.styles });
  const full = await photographAtRest(page);
  await close();
  return [own, full];
}

/** The page as it stands before any script has come: what the server sends. */
async function shellPicture(state: LoginState): Promise<Buffer> {
  const { page, problems, close } = await openPage({ reducedMotion: 'reduce' });
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: state.width, height: 900 });
  await page.goto(site.url(state.view, state.query), { waitUntil: 'load' });
  const shot = await photograph(page);
  await close();
  return shot;
}

test.for(loginStates())("$name: the document's own CSS suffices, the shell looks like the live page", async (state) => {
  const [own, full] = await livePictures(state);
  expect(differingPixels(own, full)).toBe(0);
  if (!state.act) expect(differingPixels(await shellPicture(state), full)).toBe(0);
});
