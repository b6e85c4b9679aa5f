import type { Page } from 'playwright';

/** What a page complained about: console errors, uncaught errors, refusals by its Content-Security-Policy. */
export interface PageProblems {
  readonly seen: readonly string[];
  /** Complaints that match are part of what the test does. */
  expect(pattern: RegExp): void;
  /** Throws when something unexpected was seen. */
  assertNone(): void;
}

/** Collects the complaints of a page from now on, over navigations. */
export async function watchProblems(page: Page): Promise<PageProblems> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      seen.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  await page.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    seen.push(`policy: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation;
      report(`${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return {
    seen,
    expect: (pattern) => void expected.push(pattern),
    assertNone() {
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) {
        throw new Error(`the page complained:\n${unexpected.join('\n')}`);
      }
    },
  };
}
