import type { Page } from 'playwright';
import { type Probe, probes } from './probes.ts';

/** Presses, points and types inside a probe's box, as far as the elements are there. */
async function play(page: Page, { name, click, hover, fill, then }: Probe): Promise<void> {
  await page.evaluate(
    (steps) => {
      const box = document.querySelector(`.probe-${steps.name}`);
      const within = (selector?: string) => (selector ? box?.querySelector<HTMLElement>(selector) : undefined);
      for (const type of ['mouseover', 'mouseenter', 'focusin']) {
        within(steps.hover)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      }
      within(steps.click)?.click();
    },
    { name, click, hover },
  );
  if (fill) {
    await page.locator(`.probe-${name}`).locator(fill).first().fill('a', { timeout: 5000 });
  }
  if (then) {
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), then);
  }
}

/** The names of the probes that ran a program or showed something of the browser so far. */
async function opened(page: Page): Promise<string[]> {
  const names = probes.map(({ name }) => name);
  return page.evaluate((all) => {
    const ran = (window as unknown as { opened: Set<string> }).opened;
    const shows = (name: string) =>
      /canary-|native code/.test(document.querySelector(`.probe-${name}`)?.textContent ?? '');
    return all.filter((name) => ran.has(name) || shows(name));
  }, names);
}

/** Opens the probe page, plays every probe, and answers how to see what happened. */
export async function playProbes(page: Page, origin: string) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const ran = (name: string): boolean => Boolean(seen.add(name));
    Object.assign(window, { opened: seen, ran });
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  for (const probe of probes) {
    await play(page, probe);
  }
  await page.waitForLoadState('networkidle');
  return { opened: () => opened(page) };
}
