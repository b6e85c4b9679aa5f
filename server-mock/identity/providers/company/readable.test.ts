import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { startWorldly, type Worldly } from '../../../../tests/support/providers/platform.ts';
import { setOut } from '../../../../tests/support/providers/walk.ts';
import { writeCompanyProvider } from './provider.ts';
import { filledIn } from './third-settings.ts';

const settings = filledIn({
  authorizeUrl: 'https://sso.example:99999/in?to={{callback}}',
  profileUrl: 'https://sso.example:65536/{{code}}',
  logoutUrl: 'https://1.2.3.999/out',
});

onOneEngine((engine) => {
  let worldly: Worldly;

  beforeAll(async () => {
    worldly = await startWorldly(engine);
  });

  it.each([
    ['owner', '/api/company/globex/third'],
    ['owner', '/api/company/globex/third/test'],
    ['admin', '/api/admin/company/globex/third'],
  ])('names the addresses that are none to the %s at %s', async (who, path) => {
    const person = await worldly.platform.person(who);
    const answer = await person.post(path, settings);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([
      422,
      ['authorizeUrl', 'profileUrl', 'logoutUrl'],
    ]);
  });

  it('calls a provider unavailable whose stored address is none', async () => {
    const { services } = worldly.platform;
    const { id } = (await services.companies.findByKey('globex'))!;
    await writeCompanyProvider(services, { companyId: id, settings });
    expect(await setOut(worldly.platform.visitor(), 'third-company', '?company=globex')).toContain(
      'error=provider-unavailable',
    );
  });
});
