import type { Page } from 'playwright';
import { type Probe, probes } from './probes.ts';

/** Points, types and presses inside a probe's box, as far as the elements are there. */
async function play(page: Page, { name, click, hover, fill }: Probe): Promise<void> {
  await page.evaluate(
    (steps) => {
      const box = document.querySelector(`.probe-${steps.name}`);
      const find = (selector?: string) => (selector ? box?.querySelector<HTMLInputElement>(selector) : undefined);
      for (const type of ['mouseover', 'focusin']) {
        find(steps.hover)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      }
      const field = find(steps.fill);
      if (field) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'a');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      find(steps.click)?.click();
      return new Promise((done) => requestAnimationFrame(done));
    },
    { name, click, hover, fill },
  );
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

/** The names of the probes that are not on the page any more: a page that fell over proves nothing. */
async function missing(page: Page): Promise<string[]> {
  const present = await page.locator('[class*="probe-"]').evaluateAll((boxes) => boxes.map((box) => box.className));
  return probes.map(({ name }) => name).filter((name) => !present.some((names) => names.includes(`probe-${name}`)));
}

/** What the ordinary part of the page shows. */
async function ordinary(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => {
    const inside = (name: string) => document.querySelector(`.ordinary .${name} > span`)?.innerHTML ?? null;
    return Object.fromEntries(['formula', 'markup', 'shown', 'hidden', 'answer'].map((name) => [name, inside(name)]));
  });
}

/** What probes look for in the browser, and what they call when they run. To be called before the page is opened. */
export async function layCanaries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const ran = (name: string): boolean => Boolean(seen.add(name));
    Object.assign(window, { opened: seen, ran, canary: 'canary-window' });
    if (window.origin !== 'null') {
      localStorage.setItem('canary', 'canary-local');
      sessionStorage.setItem('canary', 'canary-session');
      // biome-ignore lint/suspicious/noDocumentCookie: the probe reads it the same way
      document.cookie = 'canary=canary-cookie';
    }
  });
}

/** Waits until the page has nothing urgent to do any more. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}

/** Plays the given probes in the open page, and answers how to see which of them came through. */
export async function playProbes(page: Page, played: readonly Probe[] = probes) {
  const ask = page.locator('.ordinary button');
  await ask.waitFor();
  await idle(page);
  for (const probe of played) {
    await play(page, probe);
  }
  await ask.dispatchEvent('click');
  await page.locator('.ordinary .pressed', { hasText: 'pressed' }).waitFor();
  await idle(page);
  return { opened: () => opened(page), missing: () => missing(page), ordinary: () => ordinary(page) };
}

const dataBlock = /<script type="application\/json"[\s\S]*?<\/script>/g;

/** A handler or a program's address inside of a tag. */
const activeMarkup = /<\w[^<>]*\s(on\w+\s*=|\w+\s*=["']?\s*javascript:)[^<>]*/;

/** The first tag of a document that would run a program, if there is one. */
export const activeMarkupIn = (html: string): string | undefined => activeMarkup.exec(html.replace(dataBlock, ''))?.[0];
