import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { openDesk } from './open-desk.ts';

const tpl = (text: string) => ({ type: 'tpl', tpl: text });
const page = (body: unknown) => ({ type: 'page', body });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('draws a company’s page in a document without origin, session and network', async () => {
    const call = { type: 'service', api: '/api/config', body: tpl('Site ${siteName}') };
    const { page: shown, desk, problems, close } = await openDesk(platform, page([tpl('Hello ${user.name}'), call]));
    problems.expect(/Blocked opening/);
    await desk.getByText('Hello Owner').waitFor();
    await desk.getByText('Site Pagewright').waitFor();
    const reached = await desk.locator('html').evaluate(async (root) => {
      const parts: Record<string, () => unknown> = {
        cookies: () => document.cookie,
        storage: () => localStorage.length,
        around: () => window.parent.document.title,
        opener: () => window.open('/docs'),
        network: () => new XMLHttpRequest().open('GET', '/api/user/info'),
      };
      const found = Object.entries(parts).map(([name, read]) => {
        try {
          return [name, String(read() ?? '')];
        } catch {
          return [name, 'refused'];
        }
      });
      return { origin: self.origin, lang: (root as HTMLElement).lang, ...Object.fromEntries(found) };
    });
    expect(reached).toEqual({
      origin: 'null',
      lang: 'en-US',
      cookies: '',
      storage: '0',
      around: 'refused',
      opener: '',
      network: 'refused',
    });
    expect(await shown.context().pages()).toHaveLength(1);
    await close();
  });
});
