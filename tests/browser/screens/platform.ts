import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import type { Locale } from '../../../src/types/start.ts';
import { openPage, signIn } from '../../support/browser.ts';
import type { TestEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';

/** The two widths every screen is looked at. */
export const WIDTHS = { wide: 1280, narrow: 390 } as const;

/** A phone's browser, by its name. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];

/** The texts of a locale, as screens and the server use them. */
export function textsOf(locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(join(findProjectRoot(), 'schemas/locales', `${locale}.json`), 'utf8'));
}

/** The title of a document: of a key of the texts, or of a name. */
export const titleOf = (title: string, locale: Locale): string => `${textsOf(locale)[title] ?? title} · Pagewright`;

/** A platform with demo data and the built client, configured by environment variables without `PAGEWRIGHT_`. */
export function startPlatform(engine: TestEngine, configuration: Record<string, string> = {}): Promise<DemoPlatform> {
  const environment = Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => [`PAGEWRIGHT_${name}`, value]),
  );
  return startDemoPlatform(engine, { clientDir, environment });
}

/** How a visit looks from outside. */
export interface VisitOptions {
  locale?: Locale;
  width?: number;
  userAgent?: string;
  javaScriptEnabled?: boolean;
  /** A demo account to sign in with first. */
  as?: string;
}

/** A fresh browser on a platform, in a language and a width, signed in if asked. */
export async function visit(
  platform: DemoPlatform,
  { locale = 'en-US', width = WIDTHS.wide, as, ...more }: VisitOptions = {},
) {
  const opened = await openPage({
    locale,
    viewport: { width, height: width < 600 ? 844 : 800 },
    ...more,
  });
  const { page } = opened;
  if (as) {
    await signIn(page, new URL(platform.base).origin, as, demoPassword);
  }
  return { ...opened, locale, show: (path: string, ready?: string) => show(page, platform.base + path, ready) };
}

/** A browser on a platform. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Opens an address and waits until the page is live and shows what `ready` selects. */
async function show(page: Page, address: string, ready = 'h1'): Promise<Response> {
  const response = await page.goto(address);
  await page.locator(`#root ${ready}`).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('#shell')?.firstElementChild);
  return response!;
}

/** Follows a link within the application, and waits until the page of this title has taken the place of the one before. */
export async function follow(page: Page, address: string, ready: string, title: string): Promise<void> {
  const before = await page.locator('#root h1').first().elementHandle();
  const words = await before!.textContent();
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('#root')!.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForFunction((expected) => document.title === expected, title);
  await page.waitForFunction(([heading, old]) => !heading!.isConnected || heading!.textContent !== old, [
    before,
    words,
  ] as const);
  await page.locator(`#root ${ready}`).first().waitFor();
}
