import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's own recommendations. */
const options: RunOptions = { resultTypes: ['violations'] };

/**
 * Runs axe-core over the page and answers one line per violating element. axe runs in an isolated world of the page, so
 * that the page's policy need not allow it and the page cannot interfere.
 */
export async function accessibilityViolations(page: Page, within?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
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
    const target = within ? JSON.stringify(within) : 'document';
    const results = (await run(`axe.run(${target}, ${JSON.stringify(options)})`)) as AxeResults;
    return results.violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map((node) => `${id} (${impact}): ${help}\n  ${node.html}\n  at ${node.target.join(' ')}`),
    );
  } finally {
    await session.detach();
  }
}
