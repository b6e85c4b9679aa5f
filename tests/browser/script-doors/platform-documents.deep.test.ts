import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { copyOfSchemas } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { answers } from './probe-server.ts';
import { probeSchema } from './probes.ts';
import { layCanaries, playProbes } from './run-probes.ts';

/** The documents of the platform, and a screen that each of them shows. */
const documents = [
  { kind: 'login', path: '/login', screen: 'account/login', as: undefined },
  { kind: 'app', path: '/', screen: 'home/companies', as: 'member@example.com' },
  { kind: 'share', path: '/share/nothing-here', screen: 'errors/not-found', as: undefined },
];

const dataBlock = /<script type="application\/json"[\s\S]*?<\/script>/g;

/** A handler or a program's address inside of a tag. */
const activeMarkup = /<\w[^<>]*\s(on\w+\s*=|\w+\s*=["']?\s*javascript:)[^<>]*/;

/** Screens as a hostile override would be. */
function hostileSchemas(): string {
  const root = copyOfSchemas();
  for (const { screen } of documents) {
    writeFileSync(join(root, 'schemas/screens', `${screen}.json`), JSON.stringify(probeSchema));
  }
  return root;
}

function answerProbes(app: FastifyInstance): void {
  for (const [path, answer] of Object.entries(answers)) {
    app.all<{ Querystring: { name?: string } }>(path, async (request, reply) => {
      const [type, text] = answer(request.query.name ?? '', JSON.stringify(request.body ?? {}));
      return reply.type(type).send(text);
    });
  }
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
    async ({ path, as }) => {
      const { page, problems, close } = await openPage({ viewport: { width: 1280, height: 3000 } });
      problems.expect(/./);
      if (as) {
        await signIn(page, new URL(platform.base).origin, as, demoPassword);
      }
      await layCanaries(page);
      const response = await page.goto(platform.base + path);
      const html = (await response?.text()) ?? '';
      expect(activeMarkup.exec(html.replace(dataBlock, ''))?.[0]).toBeUndefined();
      const run = await playProbes(page);
      expect(await run.opened()).toEqual([]);
      expect(await run.ordinary()).toMatchObject({ formula: 'a+b b P1', shown: 'shown', hidden: null });
      await close();
    },
    240_000,
  );
});
