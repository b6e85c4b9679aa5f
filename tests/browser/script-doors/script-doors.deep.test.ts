import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '../../../server-mock/kernel/configuration/index.ts';
import { contentSecurityPolicy } from '../../../server-mock/platform/documents/policy.ts';
import type { DocumentKind } from '../../../src/types/start.ts';
import { closeChromium, openPage } from '../../support/browser.ts';
import type { Bundle } from '../../support/bundle.ts';
import { bundlePage } from './probe-bundle.ts';
import { type DocumentSettings, serveProbes } from './probe-server.ts';
import { type Probe, probes } from './probes.ts';
import { layCanaries, playProbes } from './run-probes.ts';

const configuration = {
  ...{
    logo: '',
    loginBackground: '',
    frameAncestors: [] as string[],
    frameHosts: [] as string[],
    authTypes: ['password'],
  },
  weixin: { authorizeUrl: '' },
} as unknown as Configuration;

/** The document's own policy; a page that is not sandboxed can ask the test's server. */
const policyOf = (kind: DocumentKind): string =>
  contentSecurityPolicy(kind, configuration).replace(/; sandbox[^;]*/, '');

/** Tall enough that charts and editors, which wait until they are seen, start at once. */
const viewport = { width: 1280, height: 9000 };

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundlePage('probe-page.tsx');
});
afterAll(closeChromium);

async function withDocument<T>(
  settings: DocumentSettings,
  played: readonly Probe[],
  look: (run: Awaited<ReturnType<typeof playProbes>>) => Promise<T>,
): Promise<T> {
  const server = await serveProbes(bundle, settings);
  const { page, problems, close } = await openPage({ viewport });
  problems.expect(/./);
  try {
    await layCanaries(page);
    await page.goto(server.origin);
    return await look(await playProbes(page, played));
  } finally {
    await close();
    await server.close();
  }
}

describe('script doors of amis', () => {
  it('are open without a policy and without hardening, so that every probe can fail', async () => {
    const live = probes.filter((probe) => probe.live !== false);
    const names = live.map(({ name }) => name).sort();
    await withDocument({ kind: 'app', policy: undefined, harden: false }, live, (run) =>
      expect.poll(async () => (await run.opened()).sort(), { timeout: 20_000 }).toEqual(names),
    );
  });

  it('are closed by hardening alone', async () => {
    const settings = { kind: 'app', policy: undefined, harden: true };
    expect(await withDocument(settings, probes, (run) => run.opened())).toEqual([]);
  });

  // The documents of the platform itself are tried in the files beside this one.
  it('are closed by policy and hardening, while pages still work', async () => {
    await withDocument({ kind: 'app', policy: policyOf('app'), harden: true }, probes, async (run) => {
      expect(await run.opened()).toEqual([]);
      expect(await run.missing()).toEqual([]);
      expect(await run.ordinary()).toEqual({
        formula: 'a+b b P1',
        markup:
          '<b style="color: red">bold</b> <a href="/somewhere" target="_blank" rel="noopener noreferrer">link</a>',
        shown: 'shown',
        hidden: null,
        answer: 'asked',
      });
    });
  });
});
