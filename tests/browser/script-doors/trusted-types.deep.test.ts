import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trustedTypesNames } from '../../../server-mock/platform/documents/policy.ts';
import { closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';

interface Factory {
  createPolicy(name: string, rules: object): unknown;
}

/** Names that scripts of the build give to `createPolicy` as they stand there. */
function namesInBuild(): string[] {
  const folder = join(clientDir, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/createPolicy\(["'`]([^"'`]+)["'`]/g)]);
  return [...new Set(found.map(([, name]) => name!))];
}

it('allows every policy name that stands in the built client', () => {
  const names = namesInBuild();
  expect(names).toContain('pagewright');
  expect(trustedTypesNames('app')).toEqual(expect.arrayContaining(names));
  expect(names.filter((name) => !trustedTypesNames('app').includes(name))).toEqual([]);
});

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir });
  });
  afterAll(closeChromium);

  it.each([
    { kind: 'login', path: '/login', shown: '#root input[name=email]', as: undefined },
    { kind: 'app', path: '/', shown: '#root .pw-card', as: 'member@example.com' },
    { kind: 'share', path: '/share/nothing-here', shown: '#root h1', as: undefined },
  ])('the $kind document works, and refuses another name and a second policy of one', async ({ path, shown, as }) => {
    const { page, problems, close } = await openPage();
    problems.expect(/404|Policy named '(hostile|default|pagewright)'|trusted-types refused/);
    if (as) await signIn(page, new URL(platform.base).origin, as, demoPassword);
    await page.goto(platform.base + path);
    await page.locator(shown).first().waitFor();
    const refused = await page.evaluate(() => {
      const factory = (globalThis as unknown as { trustedTypes: Factory }).trustedTypes;
      return ['hostile', 'default', 'pagewright'].map((name) => {
        try {
          factory.createPolicy(name, { createHTML: (text: string) => text });
          return 'made';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
    await close();
  });
});
