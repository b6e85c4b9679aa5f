import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';
import { tenantPagePath } from '../../../src/types/tenant-page.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's own recommendations. */
const everything: RunOptions = { resultTypes: ['violations'] };
const contrast: RunOptions = { ...everything, runOnly: ['color-contrast'] };

/** What is hard to read on a page that is shown as it is in the dark look; the page is light again afterwards. */
export async function darkViolations(page: Page): Promise<string[]> {
  await wear(page, 'dark');
  const violations = await accessibilityViolations(page, undefined, contrast);
  await wear(page, 'light');
  return violations;
}

/** Gives a page a look, whatever the device prefers. Waits for the sheet, and for no transition between the colours. */
export async function wear(page: Page, look: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (dark) => {
    const sheet = document.querySelector<HTMLLinkElement>('#pagewright-dark')!;
    const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve, { once: true }));
    const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
    if (scheme) scheme.content = dark ? 'dark' : 'light';
    sheet.media = '';
    sheet.disabled = !dark;
    if (dark && !sheet.sheet) await loaded;
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, look === 'dark');
}

/** A fading page is judged as it is once it has come to rest; what never rests, such as a spinner, goes on. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/**
 * Runs axe-core over the page and answers one line per violating element. A tenant's page in a document of its own is judged as well; its
 * heading is the heading of the whole.
 */
export async function accessibilityViolations(page: Page, within?: string, options = everything): Promise<string[]> {
  await comeToRest(page);
  const around = await violationsOf(page, page, within, options);
  const tenants = page.frames().filter((frame) => frame.url().endsWith(tenantPagePath));
  if (tenants.length === 0 || within) return around;
  // The policy of a tenant's document lets axe fetch no style sheets.
  const inTenant = { ...options, preload: false };
  const inside = await Promise.all(tenants.map((frame) => violationsOf(page, frame, undefined, inTenant)));
  return [...around.filter((line) => !line.startsWith('page-has-heading-one')), ...inside.flat()];
}

/**
 * Runs axe-core in one document. It runs in an isolated world, so that the document's policy need not allow it and the document cannot
 * interfere.
 */
async function violationsOf(page: Page, target: Page | Frame, within: string | undefined, options: RunOptions) {
  const session = await page.context().newCDPSession(target);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
    const run = async (expression: string): Promise<unknown> => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) {
        throw new Error(`axe failed: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
      }
      return result.value;
    };
    await run(`${await source};undefined`);
    const place = within ? JSON.stringify(within) : 'document';
    const results = (await run(`axe.run(${place}, ${JSON.stringify(options)})`)) as AxeResults;
    return results.violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map((node) => `${id} (${impact}): ${help}\n  ${node.html}\n  at ${node.target.join(' ')}`),
    );
  } finally {
    await session.detach();
  }
}
