import { join } from 'node:path';
import { launchChromium } from '../../support/browser/launch.ts';
import { type Load, loadOnce, medians } from './measure.ts';
import { type Profile, profiles } from './profiles.ts';
import { startSdkServer } from './sdk-server.ts';

export interface LoginBenchOptions {
  /** Where the platform's server listens, such as `http://127.0.0.1:4100`. */
  origin: string;
  /** Cold loads of each page on each profile; the medians count. */
  loads?: number;
}

export interface LoginBenchRow extends Load {
  page: 'pagewright' | 'amis-sdk';
  profile: Profile['name'];
}

const root = join(import.meta.dirname, '../../..');

/**
 * Measures the login page cold against the same page in the plain amis SDK, both brotli-compressed, loads of both in
 * turn so that a busy machine slows both. Times in ms.
 */
export async function measureLogin({ origin, loads = 5 }: LoginBenchOptions): Promise<LoginBenchRow[]> {
  const { data: config } = (await (await fetch(`${origin}/api/config`)).json()) as { data: object };
  const sdk = await startSdkServer(root, { config, locale: 'zh-CN', query: {}, remembered: {} });
  const browser = await launchChromium();
  const pages = { pagewright: `${origin}/login`, 'amis-sdk': sdk.url } as const;
  const rows: LoginBenchRow[] = [];
  for (const profile of profiles) {
    const taken: Record<keyof typeof pages, Load[]> = { pagewright: [], 'amis-sdk': [] };
    for (let load = 0; load < loads; load++)
      for (const name of ['pagewright', 'amis-sdk'] as const)
        taken[name].push(await loadOnce(browser, pages[name], profile));
    for (const name of ['pagewright', 'amis-sdk'] as const)
      rows.push({ page: name, profile: profile.name, ...medians(taken[name]) });
  }
  await browser.close();
  sdk.server.close();
  return rows;
}
