import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import type { ListComponentsAnswer } from '../../../src/types/generated/contracts/components.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { visit } from '../screens/platform.ts';
import { SHARES, startShares } from '../shares/demo-shares.ts';
import { packed } from './packed.ts';

interface Wrong {
  script: string;
  end: 'silent' | 'failed' | 'never-ready' | 'flood' | 'malformed' | 'left' | 'ready';
}

/** Components that do wrong, each after it has begun: what they run, and how they end. */
const WRONG: Record<string, Wrong> = {
  endless: { script: 'setTimeout(() => { for (;;); }, 300)', end: 'silent' },
  throwing: { script: "throw new Error('no rows')", end: 'failed' },
  waiting: { script: 'return new Promise(() => {})', end: 'never-ready' },
  flooding: {
    script: "setInterval(() => { for (let n = 0; n < 500; n += 1) host.emit('press', n); }, 10)",
    end: 'flood',
  },
  babbling: { script: "setInterval(() => host.emit('No Name'), 20)", end: 'malformed' },
  leaving: { script: "setTimeout(() => location.assign('https://elsewhere.invalid/'), 300)", end: 'left' },
  tall: { script: "element.style.height = '15000px'", end: 'ready' },
  late: { script: "setTimeout(() => { throw new Error('too late'); }, 300)", end: 'ready' },
};

const source = (script: string) =>
  `export default { mount(element, props, host) { element.textContent = 'Begun'; ${script}; } };`;

onOneEngine((engine) => {
  let demo: Awaited<ReturnType<typeof startShares>>;
  let items: ListComponentsAnswer['items'];
  const [, , , , share] = SHARES;
  beforeAll(async () => {
    demo = await startShares(engine);
    const path = '/api/company/acme/component';
    for (const [name, { script }] of Object.entries(WRONG))
      await demo.owner.upload(path, await packed(name, source(script)), `${name}.zip`);
    ({ items } = (await demo.owner.get<ListComponentsAnswer>(path)).json.data);
  });
  afterAll(closeChromium);

  /** Publishes a page with a chart and some of the components that do wrong: one page has at most eight. */
  async function publish(names: string[]): Promise<void> {
    const node = (name: string) => ({
      ...{ type: 'custom-component', package: name, className: `is-${name}` },
      hash: items.find((item) => item.name === name)!.hash,
    });
    const chart = { ...node('chart'), props: { title: share.words, rows: [{ label: 'Hall 1', amount: 1840 }] } };
    await demo.publish(share, { type: 'page', title: 'Figures', body: [chart, ...names.map(node)] });
  }

  const names = Object.keys(WRONG);
  it.each([[names.slice(0, 4)], [names.slice(4)]])('%j stay in their frames, beside one that works', async (some) => {
    await publish(some);
    const { page, problems, close } = await visit(demo.platform);
    problems.expect(/./);
    await page.goto(demo.address(share));
    for (const name of some) {
      const { end } = WRONG[name]!;
      const component = page.locator(`.is-${name}`);
      await page.locator(`.is-${name}[data-state=${end}]`).waitFor();
      if (end === 'ready') continue;
      const says = en[`components.frame.${end}`].replaceAll('{name}', name);
      expect(await component.locator('.pw-node-title').innerText()).toBe(says);
    }
    for (const name of some)
      expect(await page.locator(`.is-${name}`).getAttribute('data-state')).toBe(WRONG[name]!.end);
    await page.frameLocator('iframe[title=chart]').getByText(share.words).waitFor();
    if (some.includes('tall'))
      expect(await page.locator('iframe[title=tall]').evaluate(({ clientHeight }) => clientHeight)).toBe(4000);
    if (some.includes('throwing')) {
      await page.locator('.is-throwing').getByRole('button', { name: en['components.frame.again'] }).click();
      await page.locator('.is-throwing[data-state=failed]').waitFor();
    }
    await close();
  });
});
