import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { trustedTypesNames } from '../../../server-mock/platform/documents/policy.ts';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { copyOfSchemas } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { answerProbes } from './probe-server.ts';
import { probeSchema } from './probes.ts';
import { activeMarkupIn, layCanaries, playProbes } from './run-probes.ts';

interface Factory {
  createPolicy(name: string, rules: object): unknown;
}

/** What a program in a document may do that its policy should refuse. */
const attempts = () => {
  const factory = (globalThis as unknown as { trustedTypes: Factory }).trustedTypes;
  const attempt = (act: () => unknown) => {
    try {
      return String(act());
    } catch (error) {
      return (error as Error).name;
    }
  };
  const inline = document.createElement('script');
  attempt(() => (inline.textContent = 'window.ranInline = true'));
  document.head.append(inline);
  return {
    inline: 'ranInline' in window,
    evaluated: attempt(() => new Function('return 1')()),
    policies: ['hostile', 'default', 'pagewright'].map((name) =>
      attempt(() => factory.createPolicy(name, { createHTML: (text: string) => text })),
    ),
  };
};

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
  /** Schemas whose home page is as a hostile override would be. */
  const projectRoot = copyOfSchemas();
  beforeEachTry(async () => {
    writeFileSync(join(projectRoot, 'schemas/screens/home/companies.json'), JSON.stringify(probeSchema));
    platform = await startDemoPlatform(engine, { clientDir, projectRoot, prepare: answerProbes });
  });
  afterAll(async () => {
    await closeChromium();
    rmSync(projectRoot, { recursive: true });
  });

  it('opens no script door to a page', { timeout: 240_000 }, async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 1280, height: 3000 } });
    problems.expect(/./);
    await signIn(page, new URL(platform.base).origin, 'member@example.com', demoPassword);
    await layCanaries(page);
    const response = await page.goto(`${platform.base}/`);
    expect(activeMarkupIn((await response?.text()) ?? '<a onclick=>')).toBeUndefined();
    const run = await playProbes(page);
    expect(await run.opened()).toEqual([]);
    expect(await run.ordinary()).toMatchObject({ formula: 'a+b b P1', shown: 'shown', hidden: null });
    await close();
  });

  it.each([
    { kind: 'login', path: '/login', shown: '#root input[name=email]' },
    { kind: 'app', path: '/i/profile', shown: '#root input[name=nickName]', as: 'member@example.com' },
    { kind: 'share', path: '/share/nothing-here', shown: '#root h1' },
    { kind: 'editor', path: '/admin/screens/docs/empty/edit', shown: '.ae-RendererList-item', as: 'admin@example.com' },
  ])('runs no text as a program in the $kind document, which works', async ({ kind, path, shown, as }) => {
    const { page, problems, close } = await openPage();
    problems.expect(/404|Policy named '(hostile|default|pagewright)'|trusted-types refused|script-src|TrustedScript/);
    if (as) await signIn(page, new URL(platform.base).origin, as, demoPassword);
    await page.goto(platform.base + path);
    await page.locator(shown).first().waitFor();
    const { inline, evaluated, policies } = await page.evaluate(attempts);
    expect([inline, evaluated]).toEqual([false, expect.stringMatching(/^(EvalError|TypeError)$/)]);
    // The canvas of the editor is written by React and amis-editor, without Trusted Types.
    if (kind !== 'editor') expect(policies).toEqual(['TypeError', 'TypeError', 'TypeError']);
    await close();
  });
});
