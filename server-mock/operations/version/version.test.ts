import { beforeAll, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import lockFile from '../../../package-lock.json' with { type: 'json' };
import versions from '../../../schemas/versions.json' with { type: 'json' };
import type { PlatformVersionAnswer } from '../../../src/types/generated/contracts/version.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

const path = '/api/admin/v1/plat/version';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('is told to whoever is signed in, and to nobody else', async () => {
    expect((await platform.visitor().get(path)).status).toBe(401);
    const member = await platform.person('member');
    const { dependencies, records } = (await member.get<PlatformVersionAnswer>(path)).json.data;
    expect(dependencies.map(({ name }) => name)).toEqual(versions.client);
    const installed: Record<string, { version?: string }> = lockFile.packages;
    for (const { name, version } of dependencies) expect(version).toBe(installed[`node_modules/${name}`]?.version);
    expect(records).toHaveLength(versions.records.length);
    expect(records[0]?.name).toBe(`Pagewright ${packageFile.version}`);
  });
});
