import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import type { ListComponentsAnswer } from '../../../src/types/generated/contracts/components.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { visit } from '../screens/platform.ts';
import { SHARES, startShares } from '../shares/demo-shares.ts';
import { packed } from './packed.ts';

/** Components that do wrong, each after it has begun: what they run, and how they end. */
const WRONG = {
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
} as const;

const source = (script: string) =>
  `export default { mount(element, props, host) { element.textContent = 'Begun'; ${script}; } };`;

onOneEngine((engine) => {
  let demo: Awaited<ReturnType<typeof startShares>>;
  const [, , , , share] = SHARES;
  beforeAll(async () => {
    demo = await startShares(engine);
    const path = '/api/company/acme/component';
    for (const [name, { script }] of Object.entries(WRONG))
      await demo.owner.upload(path, await packed(name, source(script)), `${name}.zip`);
    const { items } = (await demo.owner.get<ListComponentsAnswer>(path)).json.data;
    const node = (name: string) => ({
      ...{ type: 'custom-component', package: name, className: `is-${name}` },
      hash: items.find((item) => item.name === name)!.hash,
    });
    const body = ['chart', ...Object.keys(WRONG)].map(node);
    Object.assign(body[0]!, { props: { title: share.words, rows: [{ label: 'Hall 1', amount: 1840 }] } });
    await demo.publish(share, { type: 'page', title: 'Figures', body });
  });
  afterAll(closeChromium);

  it('stays in the frame of its component, which says what went wrong, beside one that works', async () => {
    const { page, problems, close } = await visit(demo.platform);
    problems.expect(/./);
    await page.goto(demo.address(share));
    const ended: Record<string, string | null> = {};
    for (const [name, { end }] of Object.entries(WRONG)) {
      const component = page.locator(`.is-${name}`);
      await page.locator(`.is-${name}[data-state=${end}]`).waitFor();
      if (end !== 'ready') {
        const says = en[`components.frame.${end}`].replaceAll('{name}', name);
        expect(await component.locator('.pw-node-title').innerText()).toBe(says);
      }
      ended[name] = await component.getAttribute('data-state');
    }
    expect(ended).toEqual(Object.fromEntries(Object.entries(WRONG).map(([name, { end }]) => [name, end])));
    expect(await page.locator('iframe[title=tall]').evaluate(({ clientHeight }) => clientHeight)).toBe(4000);
    await page.frameLocator('iframe[title=chart]').getByText(share.words).waitFor();
    await page.locator('.is-throwing').getByRole('button', { name: en['components.frame.again'] }).click();
    await page.locator('.is-throwing[data-state=failed]').waitFor();
    await close();
  });
});
