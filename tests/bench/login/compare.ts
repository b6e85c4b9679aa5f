import { join } from 'node:path';
import { launchChromium } from '../../support/browser/launch.ts';
import { type Load, loadOnce, medians } from './measure.ts';
import { type Profile, profiles } from './profiles.ts';
import { sdkLogin } from './sdk-page.ts';
import { startSdkServer } from './sdk-server.ts';

export interface LoginBenchOptions {
  /** Where the platform's server listens, such as `http://127.0.0.1:4100`. */
  origin: string;
  /** The address of a company's sign-in page. */
  company: string;
  /** Cold loads of each page on each profile; the medians count. */
  loads?: number;
}

/** The built-in page, a company's, and the built-in one in the plain SDK. */
export type PageName = 'pagewright' | 'company' | 'amis-sdk';

export interface LoginBenchRow extends Load {
  page: PageName;
  profile: Profile['name'];
}

const root = join(import.meta.dirname, '../../..');

/**
 * Measures the login page cold, beside a company's and the same page in the plain amis SDK, all brotli-compressed, loads of all in
 * turn so that a busy machine slows all. Times in ms.
 */
export async function measureLogin({ origin, company, loads = 5 }: LoginBenchOptions): Promise<LoginBenchRow[]> {
  const { data: config } = (await (await fetch(`${origin}/api/config`)).json()) as { data: object };
  const sdk = await startSdkServer(root, sdkLogin(root, { config, locale: 'zh-CN', query: {}, remembered: {} }));
  const browser = await launchChromium();
  const pages = Object.entries({ pagewright: `${origin}/login`, company, 'amis-sdk': sdk.url }) as [PageName, string][];
  const rows: LoginBenchRow[] = [];
  for (const profile of profiles) {
    const taken: Record<PageName, Load[]> = { pagewright: [], company: [], 'amis-sdk': [] };
    for (let load = 0; load < loads; load++)
      for (const [name, url] of pages) taken[name].push(await loadOnce(browser, url, profile));
    for (const [name] of pages) rows.push({ page: name, profile: profile.name, ...medians(taken[name]) });
  }
  await browser.close();
  sdk.server.close();
  return rows;
}
