import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { createDemoCrm } from '../../server-mock/operations/demo/crm.ts';
import { createDemoWidgets } from '../../server-mock/operations/demo/widgets.ts';
import { root } from '../../src/machine/root.mjs';
import type { Locale } from '../../src/types/start.ts';
import { launchChromium } from '../support/browser/launch.ts';
import { photographAtRest } from '../support/browser/picture.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { demoPassword, startServer } from '../support/server.ts';
import { StorageMaker } from '../support/storage.ts';

/** A picture of the manual: an address, who opens it, and what is there when it is whole. */
interface Picture {
  name: string;
  path: string;
  as?: string;
  ready: string;
  /** CSS pixels; absent: the whole window. */
  height?: number;
}

const OWNER = 'owner@example.com';
const ADMIN = 'admin@example.com';
const CRM = '/company/globex/app/crm';

const PICTURES: readonly Picture[] = [
  { name: 'sign-in', path: '/login', ready: '#root form' },
  { name: 'desk', path: '/company/globex', as: OWNER, ready: '#root .pw-card', height: 500 },
  { name: 'members', path: '/company/globex/members', as: OWNER, ready: '#root .pw-row', height: 640 },
  { name: 'app', path: `${CRM}/deals`, as: OWNER, ready: '#root iframe[data-author=tenant]' },
  { name: 'editor', path: `${CRM}/screens/page/deals/edit`, as: OWNER, ready: 'iframe' },
  { name: 'templates', path: '/admin/widget-template', as: ADMIN, ready: '#root .pw-template-cards' },
  { name: 'screens', path: '/admin/screens', as: ADMIN, ready: '#root table td' },
];

const SIZE = { width: 1280, height: 800 };
const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];

/** Bytes of one picture at most: pages of the manual stay quick on a slow line. */
const MOST_BYTES = 60_000;

/** A picture of the window as WebP, of the quality that fits. */
async function small(shot: Buffer, name: string): Promise<Buffer> {
  for (const quality of [82, 74, 66, 58]) {
    const picture = await sharp(shot).resize(1120).webp({ quality }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`The picture ${name} has more than ${MOST_BYTES} bytes. Show less on it.`);
}

/** Waits until nothing is loading, neither in the page nor in the page of a company inside it. */
async function wait(page: Page, ready: string): Promise<void> {
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await page.locator('#shell > *').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) {
    await frame.locator('body:not(:has(.cxd-Spinner, .cxd-LazyComponent))').waitFor({ timeout: 60_000 });
  }
}

/**
 * `npm run manual-pictures`: takes the pictures of the manual anew, in both languages, from the demo of the built program. With names, such as
 * `npm run manual-pictures -- desk`, these alone.
 */
const wanted = process.argv.slice(2);
const pictures = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const maker = new StorageMaker('pglite');
const server = await startServer({ storage: await maker.make(), clientDir: join(root, 'dist', 'client') });
const browser = await launchChromium();
try {
  await createDemoCrm(server.services);
  await createDemoWidgets(server.services);
  for (const locale of LOCALES) {
    const folder = join(root, 'docs', 'manual', locale, 'pictures');
    mkdirSync(folder, { recursive: true });
    for (const { name, path, as, ready, height = SIZE.height } of pictures) {
      const context = await browser.newContext({ viewport: { ...SIZE, height }, locale, colorScheme: 'light' });
      const page = await context.newPage();
      if (as) await signIn(page, new URL(server.base).origin, as, demoPassword);
      await page.goto(server.base + path);
      await wait(page, ready);
      const picture = await small(await photographAtRest(page), name);
      writeFileSync(join(folder, `${name}.webp`), picture);
      console.log(`${locale}/${name}.webp ${picture.length} bytes`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await maker.end();
}
