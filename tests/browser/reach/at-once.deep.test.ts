import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { serveInDocument } from './hostile.ts';

const many = <Item>(count: number, each: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => each(index));
const text = 'x'.repeat(65_000);
const choices = many(499, (at) => ({ label: `x${at}`, value: at }));
const fields = (count: number, field: object, data: object = {}) => ({
  type: 'page',
  data,
  body: { type: 'form', body: many(count, (at) => ({ name: `f${at}`, ...field })) },
});

/** Pages of many nodes that no bound of a single node holds (attempts 625, 627, 631 and 632). */
const pages: Record<string, { schema: object; kind: 'elements' | 'characters' }> = {
  calendars: { schema: fields(700, { type: 'input-date-range', embed: true }), kind: 'elements' },
  carousels: {
    schema: {
      type: 'page',
      body: many(300, () => ({ type: 'carousel', options: choices.map(() => ({ html: 'x' })) })),
    },
    kind: 'elements',
  },
  'long lines': { schema: fields(1900, { type: 'input-text', value: '${text}' }, { text }), kind: 'characters' },
  'long texts': { schema: fields(1900, { type: 'textarea', value: '${text}' }, { text }), kind: 'characters' },
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it.each(Object.entries(pages))('ends a page that makes too much at once: %s', async (_, { schema, kind }) => {
    const { page, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/./);
    await serveInDocument(page, '/company/globex', { id: 'company/desk', layer: 'company', schema });
    await page.goto(`${platform.base}/company/globex`);
    // A machine that is too slow to count so many within 15 seconds ends the page as frozen.
    const ended = new RegExp(`${kind} at once|the page does not answer any more`);
    await page.locator('.pw-host-notice').getByText(ended).waitFor();
    await page.locator('iframe[data-author=tenant]').waitFor({ state: 'detached' });
    expect(await page.locator('main').innerText()).not.toBe('');
    await close();
  });
});
