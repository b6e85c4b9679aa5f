import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from '../../machine/texts.mjs';
import { aptInstall } from './apt.mjs';

/** The shell without windows comes first: it does less for each page, so the same tests take less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of one of these names on the PATH. */
export function findOnPath(names, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** What `npx playwright install chromium` has put into the home folder, for people who may not install packages. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return findOnPath(NAMES) ?? ELSEWHERE.find(isExecutable) ?? (await playwrightsOwn());
}

/**
 * The browser for the tests: CHROMIUM_PATH, the system's, Playwright's, else Debian's package; undefined when there is
 * none. Needs the project's packages.
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found || process.env.CHROMIUM_PATH) return found;
  await aptInstall(['chromium-headless-shell'], text('installing-chromium'));
  return findChromium();
}
