import { beforeAll, expect, it } from 'vitest';
import type {
  CompanySettings,
  ProviderProposalsAnswer,
} from '../../../../src/types/generated/contracts/company-provider.ts';
import { auditOf } from '../../../../tests/support/audit.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { demoPassword } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';
import { somebodyNew, startWorldly, type Worldly } from '../../../../tests/support/providers/platform.ts';
import { thirdSettings } from '../../../../tests/support/providers/settings.ts';
import { setOut, signInBy } from '../../../../tests/support/providers/walk.ts';

const settings = {
  authorizeUrl: 'https://sso.example/in?to={{callback}}',
  profileUrl: 'https://sso.example/{{code}}',
  codeField: 'ticket',
  logoutUrl: 'https://sso.example/out',
  emailDomains: 'globex.example',
};
const empty = { authorizeUrl: '', profileUrl: '', codeField: '', logoutUrl: '', emailDomains: '' };
const callback = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/auth\/third-company$/);
const own = '/api/company/globex/third';
const byPlatform = '/api/admin/company/globex/third';
const waitingList = '/api/admin/company-providers';

onOneEngine((engine) => {
  let worldly: Worldly;
  let owner: Person;
  let admin: Person;

  beforeAll(async () => {
    worldly = await startWorldly(engine);
    owner = await worldly.platform.person('owner');
    admin = await worldly.platform.person('admin');
  });
  somebodyNew(() => worldly.world);

  const state = async () => (await owner.get<CompanySettings>(own)).json.data;
  const begun = async () => setOut(worldly.platform.visitor(), 'third-company', '?company=globex');
  const waiting = async () => (await admin.get<ProviderProposalsAnswer>(waitingList)).json.data.items;
  const globex = async () => (await worldly.platform.services.companies.findByKey('globex'))!.id;

  it("takes a company's own administrators at their word only when the platform's agree", async () => {
    expect(await state()).toEqual({ ...empty, callback, inForce: false, waiting: false });
    expect((await owner.post(own, settings)).json.data).toEqual({
      ...settings,
      callback,
      inForce: false,
      waiting: true,
    });
    expect(await begun()).toBe('/login/company?company=globex&error=provider-not-configured');
    expect(await waiting()).toEqual([
      {
        ...settings,
        companyKey: 'globex',
        companyName: 'Globex',
        proposedBy: 'Owner',
        proposedAt: expect.any(String),
        hosts: 'sso.example',
        replaces: '',
      },
    ]);
    await admin.post(byPlatform, settings);
    expect([await waiting(), await state()]).toEqual([[], { ...settings, callback, inForce: true, waiting: false }]);
    expect(await begun()).toMatch(/^https:\/\/sso\.example\/in\?to=http%3A%2F%2F127\.0\.0\.1/);
  });

  it("is the company's whose page somebody was on the way to, when the address names none", async () => {
    await admin.post(byPlatform, settings);
    const by = async (query: string) =>
      (await setOut(worldly.platform.visitor(), 'third-company', `?${query}`)).split('?')[0];
    expect(await by('redirect=%2Fcompany%2Fglobex%2Fapp%2Fcrm')).toBe('https://sso.example/in');
    expect(await by('redirect=%2Fcompany%2Fglobex')).toBe('https://sso.example/in');
    for (const query of [
      'redirect=%2Fcompany%2Fglobex&company=nowhere',
      'redirect=https%3A%2F%2Fevil.example%2Fcompany%2Fglobex',
      'redirect=%2Fcompany%2F%25E0%25A4',
      'redirect=%2F',
    ]) {
      expect(await by(query), query).toBe('/login/company');
    }
    const twice = await setOut(worldly.platform.visitor(), 'third-company', '?company=globex&company=globex');
    expect(twice).toMatch(/error=provider-not-configured$/);
  });

  it('leaves what is in force alone while a change waits, and when that is declined', async () => {
    await admin.post(byPlatform, settings);
    await owner.post(own, { ...settings, authorizeUrl: 'https://evil.example/{{callback}}' });
    expect(await state()).toMatchObject({ authorizeUrl: 'https://evil.example/{{callback}}', inForce: true });
    expect(await waiting()).toMatchObject([{ replaces: settings.profileUrl }]);
    expect(await begun()).toMatch(/^https:\/\/sso\.example\//);
    expect((await admin.post(`${byPlatform}/decline`)).status).toBe(200);
    expect(await state()).toEqual({ ...settings, callback, inForce: true, waiting: false });
    expect((await admin.post(`${byPlatform}/decline`)).status).toBe(404);
  });

  it('is over as soon as the company wants no more of it', async () => {
    await admin.post(byPlatform, settings);
    await owner.post(own, { ...settings, codeField: 'other' });
    expect((await owner.post(own, empty)).json.data).toEqual({ ...empty, callback, inForce: false, waiting: false });
    expect(await waiting()).toEqual([]);
    expect(await begun()).toBe('/login/company?company=globex&error=provider-not-configured');
  });

  it('is removed by the company only with a proof of that, which a wish does not need', async () => {
    await admin.post(byPlatform, settings);
    owner.confirms = false;
    expect((await owner.post(own, { ...settings, codeField: 'other' })).status).toBe(200);
    const asked = await owner.post<{ action: string }>(own, empty);
    expect([asked.status, asked.json.status]).toEqual([403, 4031]);
    expect(await state()).toMatchObject({ inForce: true, waiting: true });
    const { action } = asked.json.data;
    const shown = await owner.get<{ actions: string[] }>(`/api/user/proof?action=${encodeURIComponent(action)}`);
    expect(shown.json.data.actions).toEqual(['Remove a company’s own sign-in: globex']);
    const { token = '' } = await owner.prove(action, { password: demoPassword });
    const other = await owner.post('/api/company/acme/third', empty, { 'x-proof': token });
    expect(other.json.status).not.toBe(0);
    expect((await owner.post(own, empty, { 'x-proof': token })).json.data).toMatchObject({ inForce: false });
    expect((await owner.post(own, empty, { 'x-proof': token })).json.status).toBe(4031);
    owner.confirms = true;
  });

  it('is approved with a proof that names the hosts and the email domains', async () => {
    admin.confirms = false;
    const wanted = {
      ...settings,
      authorizeUrl: 'https://in.example:8443/?to={{callback}}',
      emailDomains: `Globex.example，${'a'.repeat(400)}.example`,
    };
    const asked = await admin.post<{ action: string }>(byPlatform, wanted);
    const shown = await admin.get<{ actions: string[] }>(
      `/api/user/proof?action=${encodeURIComponent(asked.json.data.action)}`,
    );
    expect(shown.json.data.actions).toEqual([
      'Approve a company’s own sign-in: globex',
      'Trust these hosts to say who people are: sso.example, in.example:8443',
      `Open an account at once for new people with an address of: globex.example, ${'a'.repeat(400)}.example`,
    ]);
    admin.confirms = true;
  });

  it('vouches for no domain that anybody can have an address of', async () => {
    for (const [person, path] of [
      [owner, own],
      [admin, byPlatform],
    ] as const) {
      const refused = await person.post(path, { ...settings, emailDomains: 'globex.example, GMail.com' });
      expect([refused.status, refused.json.errors]).toEqual([
        422,
        { emailDomains: 'Anybody can have a mailbox at gmail.com. A company cannot own that domain.' },
      ]);
    }
  });

  it('is written down with the company', async () => {
    await owner.post(own, settings);
    await admin.post(`${byPlatform}/decline`);
    await admin.post(byPlatform, settings);
    const lines = (await auditOf(worldly.platform.services, await globex())).slice(-3);
    expect(lines.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['company.provider-proposed', 'Owner'],
      ['company.provider-declined', 'Admin'],
      ['company.provider-changed', 'Admin'],
    ]);
    expect(lines.every(({ detail }) => (detail as typeof settings).profileUrl === settings.profileUrl)).toBe(true);
  });

  it("is the matter of the company's administrators, and of the platform's", async () => {
    const member = await worldly.platform.person('member');
    for (const outsider of [member, admin]) {
      expect((await outsider.get(own)).status).toBe(403);
      expect((await outsider.post(own, settings)).status).toBe(403);
      expect((await outsider.post(`${own}/test`, settings)).status).toBe(403);
    }
    for (const path of [byPlatform, waitingList]) expect((await owner.get(path)).status).toBe(403);
    expect((await owner.post(byPlatform, settings)).status).toBe(403);
    expect((await owner.post(`${byPlatform}/decline`)).status).toBe(403);
    expect((await admin.post('/api/admin/company/nowhere/third', settings)).status).toBe(403);
  });

  it.each([
    { profileUrl: 'file:///etc/{{code}}' },
    { profileUrl: 'https://sso.example/' },
    { authorizeUrl: 'javascript:{{callback}}' },
    { logoutUrl: 'javascript:alert(1)' },
    { authorizeUrl: 'https://id.acme.example@evil.example/{{callback}}' },
    { authorizeUrl: 'https://id.acme.example\\@evil.example/{{callback}}' },
    { authorizeUrl: 'https://evil.example/\u202e{{callback}}' },
    { profileUrl: 'https://user:secret@sso.example/{{code}}' },
    { profileUrl: 'https://{{code}}.sso.example/' },
    { profileUrl: 'https://sso.ex\u0430mple/{{code}}' },
    { profileUrl: 'https://sso.example\u200b/{{code}}' },
    { profileUrl: 'https://sso.example /{{code}}' },
    { profileUrl: 'https://sso.example/\t{{code}}' },
    { logoutUrl: 'https://id.acme.example@evil.example' },
    { logoutUrl: 'https://sso.example/\nout' },
    { logoutUrl: 'https:/\\evil.example' },
    { logoutUrl: 'ftp://sso.example/' },
  ])('takes no %j', async (change) => {
    const answer = await owner.post(own, { ...settings, ...change });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, Object.keys(change)]);
  });

  it('takes addresses with a port, of IPv6, with signs of a query and a fragment', async () => {
    const unusual = {
      authorizeUrl: 'http://sso-1.corp_net.example:8080/a/@me?to={{callback}}&x=%E4%B8%AD#in',
      profileUrl: 'https://[2001:db8::1]:8443?code={{code}}',
      logoutUrl: 'https://xn--fsq.example',
    };
    expect((await owner.post(own, { ...settings, ...unusual })).json.data).toMatchObject(unusual);
    await admin.post(`${byPlatform}/decline`);
  });

  it('reads a long address quickly', async () => {
    const begun = performance.now();
    const long = `https://sso.example/${'{{callback}}'.repeat(165)}\u202e`;
    expect((await owner.post(own, { ...settings, authorizeUrl: long })).status).toBe(422);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it.each(['corp', 'corp.example; evil.example', '@corp.example', 'corp..example'])(
    'takes no email domain that is none: %s',
    async (emailDomains) => {
      const refused = await owner.post(own, { ...settings, emailDomains });
      expect([refused.status, refused.json.status]).toEqual([422, 422]);
    },
  );

  it('tries the address of profiles, for the platform’s administrators inside the network, too', async () => {
    const { world } = worldly;
    const test = '/api/company/acme/third/test';
    const inside = thirdSettings(world.url);
    expect((await admin.post(test, inside)).json).toEqual({ status: 0, msg: '', data: {} });
    expect(world.calls.at(-1)).toBe('GET /sso/profile');
    world.mood = 'broken';
    expect((await admin.post(test, inside)).status).toBe(502);
    world.mood = 'up';
    const anybody = { ...inside, profileUrl: `${world.url}/sso/anybody?ticket={{code}}` };
    expect((await admin.post(test, anybody)).json.msg).toContain('Anybody could sign in that way');
    const calls = world.calls.length;
    const refused = await owner.post(`${own}/test`, inside);
    expect([refused.status, world.calls.length]).toEqual([422, calls]);
    expect(refused.json.msg).toContain('not on the public internet');
  });

  it('signs out at the provider of the company, too', async () => {
    const { platform, world } = worldly;
    const person = platform.visitor();
    await signInBy(person, 'third-company', '?company=acme');
    expect((await person.post('/logout')).json.data).toEqual({ redirect: `${world.url}/sso/logout` });
  });
});
