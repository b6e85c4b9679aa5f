import { beforeAll, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import versions from '../../schemas/versions.json' with { type: 'json' };
import type { PlatformVersionAnswer } from '../../src/types/generated/contracts/version.ts';
import { forEachEngine } from '../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../tests/support/demo-platform.ts';

const path = '/api/admin/v1/plat/version';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('is told to whoever is signed in, and to nobody else', async () => {
    expect((await platform.visitor().get(path)).status).toBe(401);
    const member = await platform.person('member');
    const { dependencies, records } = (await member.get<PlatformVersionAnswer>(path)).json.data;
    expect(dependencies.map(({ name }) => name)).toEqual(versions.client);
    expect(dependencies).toContainEqual({ name: 'amis', version: packageFile.dependencies.amis });
    expect(records).toHaveLength(versions.records.length);
    expect(JSON.stringify(records)).not.toContain('{version}');
  });
});
