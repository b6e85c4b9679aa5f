import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
import { copyOfSchemas } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { answerProbes } from './probe-server.ts';
import { probeSchema } from './probes.ts';
import { activeMarkupIn, layCanaries, playProbes } from './run-probes.ts';

/** Documents of the platform beside the one of signed-in people, and a screen that each of them shows. */
const documents = [
  { kind: 'login', path: '/login', screen: 'account/login' },
  { kind: 'share', path: '/share/nothing-here', screen: 'errors/not-found' },
];

/** Screens as a hostile override would be. */
function hostileSchemas(): string {
  const root = copyOfSchemas();
  for (const { screen } of documents) {
    writeFileSync(join(root, 'schemas/screens', `${screen}.json`), JSON.stringify(probeSchema));
  }
  return root;
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const projectRoot = hostileSchemas();
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, projectRoot, prepare: answerProbes });
  });
  afterAll(async () => {
    await closeChromium();
    rmSync(projectRoot, { recursive: true });
  });

  it.each(documents)(
    'no probe comes through in the $kind document',
    async ({ path }) => {
      const { page, problems, close } = await openPage({ viewport: { width: 1280, height: 3000 } });
      problems.expect(/./);
      await layCanaries(page);
      const response = await page.goto(platform.base + path);
      const html = (await response?.text()) ?? '';
      expect(activeMarkupIn(html)).toBeUndefined();
      const run = await playProbes(page);
      expect(await run.opened()).toEqual([]);
      expect(await run.ordinary()).toMatchObject({ formula: 'a+b b P1', shown: 'shown', hidden: null });
      await close();
    },
    240_000,
  );
});
