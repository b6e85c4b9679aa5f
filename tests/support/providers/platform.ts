import { beforeEach } from 'vitest';
import { writeCompanyProvider } from '../../../server-mock/identity/providers/company/provider.ts';
import type { TestEngine } from '../databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../demo-platform.ts';
import type { ServerOptions } from '../server.ts';
import { clientSecret, type World } from './outside.ts';
import { thirdSettings, worldSettings } from './settings.ts';
import { startWorld } from './world.ts';

/** A platform, and the outside world it signs people in at. */
export interface Worldly {
  world: World;
  platform: DemoPlatform;
}

/** Starts both; the company acme has a provider of its own. They are stopped by the end of the tests. */
export async function startWorldly(engine: TestEngine, options: Partial<ServerOptions> = {}): Promise<Worldly> {
  const world = await startWorld();
  engine.atEnd(() => world.close());
  const environment = { ...worldSettings(world.url), ...options.environment };
  const platform = await startDemoPlatform(engine, { ...options, environment });
  const companyId = (await platform.services.companies.findByKey('acme'))!.id;
  const settings = { ...thirdSettings(world.url), emailDomains: 'corp.example' };
  await writeCompanyProvider(platform.services, { companyId, settings });
  return { world, platform };
}

let number = 0;

/** Before each test: somebody new, whom nobody knows but the providers, and a world in its usual mood. */
export function somebodyNew(of: () => World): void {
  beforeEach(() => {
    number += 1;
    const username = `ann${number}`;
    const person = { id: `${number}`, username, name: `Ann ${number}`, email: `${username}@corp.example` };
    Object.assign(of(), { person, secret: clientSecret, mood: 'up', codesExpired: false, casAnswer: null });
  });
}
