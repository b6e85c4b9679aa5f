import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { hostileFormulas } from '../../support/hostile-formulas.ts';
import { clientDir } from '../client-dir.ts';

/** Those that fit a thousand times into a page. */
const formulas = Object.values(hostileFormulas).filter((formula) => formula.length < 700);
const text = (tpl: string) => ({ type: 'tpl', tpl });
const page = (...body: object[]) => ({ type: 'page', title: 'x', body });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, environment: { PAGEWRIGHT_DEFAULT_AUTH: 'password' } });
  });
  afterAll(closeChromium);

  async function publish(account: string, address: string, schema: object) {
    const author = await platform.person(account);
    const answer = await author.post(`${address}/publish`, { schema, note: '' });
    expect(answer.status, answer.text).toBe(200);
  }

  /** A browser; one that hangs fails here, since every step waits for the page. */
  async function open(path: string, as?: string) {
    const opened = await openPage({ locale: 'en-US' });
    if (as) await signIn(opened.page, new URL(platform.base).origin, as, demoPassword);
    await opened.page.goto(`${platform.base}${path}`);
    return opened;
  }

  describe('formulas without end', () => {
    it('become cards; their neighbours live', async () => {
      await publish(
        'admin@example.com',
        '/api/screen/docs/empty',
        page(
          { type: 'input-text', name: 'before', label: 'Before' },
          text(formulas[0] as string),
          { type: 'tpl', tpl: 'hidden', visibleOn: formulas[1] as string },
          text('After'),
        ),
      );
      const { page: browser, close } = await open('/docs', 'admin@example.com');
      const cards = browser.locator('.pw-node', { hasText: texts['host.node.failed'] });
      await expect.poll(() => cards.count()).toBe(2);
      await browser.getByLabel('Before').fill('typed');
      await browser.getByText('After').waitFor();
      expect(await browser.locator('.pw-host-notice').innerText()).toContain(
        `${texts['host.failure.formula-steps']}: /body/1/tpl`,
      );
      await close();
    });

    it('make place for the layer below when there are three of them', async () => {
      await publish('admin@example.com', '/api/screen/docs/empty', page(...formulas.map(text)));
      const { page: browser, close } = await open('/docs', 'admin@example.com');
      await browser.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
      await close();
    });

    it('by the thousand leave the sign-in page usable', async () => {
      const formula = (index: number) => `${index} ${formulas[index % formulas.length]}`;
      const thousand = Array.from({ length: 250 }, (_, index) =>
        text([0, 1, 2, 3].map((more) => formula(4 * index + more)).join(' ')),
      );
      await publish(
        'owner@example.com',
        '/api/company/globex/screen/account/login',
        page(...thousand, { type: 'sign-in' }),
      );
      const { page: browser, close } = await open('/login?company=globex');
      await browser.locator('#root input[name="email"]:visible').fill('owner@example.com');
      await browser.locator('#root input[name="token"]:visible').fill(demoPassword);
      await browser.locator('#root button[type="submit"]:visible').click();
      await browser.waitForURL((url) => url.pathname !== '/login');
      await close();
    });
  });
});
