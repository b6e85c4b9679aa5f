import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { type Bundle, bundlePage } from './probe-bundle.ts';
import { serveProbes } from './probe-server.ts';
import { probes } from './probes.ts';
import { playProbes } from './run-probes.ts';

const strict = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'`;
const policies: Record<string, string> = {
  login: strict,
  app: strict,
  share: `${strict}; require-trusted-types-for 'script'; trusted-types pagewright default`,
};

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundlePage('probe-page.tsx');
});
afterAll(closeChromium);

async function openedWith(settings: { kind: string; policy: string | undefined; harden: boolean }, all: boolean) {
  const server = await serveProbes(bundle, settings);
  const { page, problems, close } = await openPage();
  problems.expect(/./);
  try {
    const run = await playProbes(page, server.origin);
    if (all) {
      const live = probes.filter((probe) => probe.live !== false).map(({ name }) => name);
      await expect.poll(run.opened, { timeout: 20_000 }).toEqual(expect.arrayContaining(live));
    }
    return await run.opened();
  } finally {
    await close();
    await server.close();
  }
}

describe('script doors of amis', () => {
  it('are all open without a policy and without hardening', async () => {
    await openedWith({ kind: 'app', policy: undefined, harden: false }, true);
  });

  it('are all closed by hardening alone', async () => {
    expect(await openedWith({ kind: 'app', policy: undefined, harden: true }, false)).toEqual([]);
  });

  it.each(['login', 'app', 'share'])('are all closed in the %s document', async (kind) => {
    expect(await openedWith({ kind, policy: policies[kind], harden: true }, false)).toEqual([]);
  });
});
