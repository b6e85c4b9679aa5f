import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Services } from '../../kernel/services/service-base.ts';
import { removeCompanyProvider, writeCompanyProvider } from '../providers/company/provider.ts';
import { filledIn } from '../providers/company/third-settings.ts';
import { agreedSettings } from './agreed.ts';
import type { ExternalUser } from './external-user.ts';

const provider = 'third-company';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let services: Services;
  let companyId: number;

  const settings = (profileUrl: string) => filledIn({ authorizeUrl: 'https://in.example/', profileUrl });
  const write = (profileUrl: string) => writeCompanyProvider(services, { companyId, settings: settings(profileUrl) });

  /** Somebody whom the provider vouches for as it is now. */
  async function somebody(): Promise<ExternalUser> {
    const name = randomUUID();
    const agreed = await agreedSettings(services.database, companyId);
    return { provider, companyId, subject: name, name, email: `${name}@globex.example`, vouched: true, agreed };
  }

  const subjects = () =>
    services.database.tenant(companyId, (trx) =>
      trx.selectFrom('identity').select('subject').where('company_id', '=', companyId).execute(),
    );

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    ({ services } = platform);
    companyId = (await services.companies.findByKey('globex'))!.id;
  });
  beforeEach(() => write('https://in.example/me'));

  it.each<[string, () => Promise<void>]>([
    ['was removed', () => removeCompanyProvider(services, companyId)],
    ['was changed', () => write('https://other.example/me')],
  ])('nobody arrives by a provider that %s in the meantime', async (_, change) => {
    const known = await somebody();
    await services.identities.admit(known);
    const person = await somebody();
    const account = (await services.identities.find(known))!;
    await change();
    for (const arrive of [
      () => services.identities.find(known),
      () => services.identities.admit(person),
      () => services.identities.link(person, account),
    ])
      await expect(arrive()).rejects.toMatchObject({ code: 'provider-not-configured' });
    expect(await subjects()).toEqual([]);
  });

  it('nobody stays linked who arrives while it is removed or changed', async () => {
    for (let round = 0; round < 12; round += 1) {
      await write('https://in.example/me');
      const people = await Promise.all([somebody(), somebody(), somebody()]);
      const changed = round % 2 ? removeCompanyProvider(services, companyId) : write('https://other.example/me');
      await Promise.allSettled([...people.map((person) => services.identities.admit(person)), changed]);
      await changed;
      expect(await subjects()).toEqual([]);
    }
  });
});
