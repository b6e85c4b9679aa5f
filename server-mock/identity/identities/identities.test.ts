import { beforeAll, expect, it, vi } from 'vitest';
import type { ListIdentitiesAnswer } from '../../../src/types/generated/contracts/identities.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../../tests/support/demo-platform.ts';
import { newestCode } from '../../../tests/support/outbox.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import type { World } from '../../../tests/support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../../tests/support/providers/platform.ts';
import { signInBy } from '../../../tests/support/providers/walk.ts';
import { endMembership } from '../companies/membership.ts';
import { readCompanyProvider, removeCompanyProvider, writeCompanyProvider } from '../providers/company/provider.ts';
import { bindPurpose } from './bind.ts';

const location = (answer: Answer) => answer.headers.get('location');

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine));
    await platform.services.database.query
      .updateTable('account')
      .set({ email: 'Owner@Example.com' })
      .where('username', '=', 'owner')
      .execute();
  });
  somebodyNew(() => world);

  const code = (email: string) => newestCode(platform.dataDir, email);
  const send = (person: Person, email: string, purpose = 'bind') => person.post('/verifyEmail', { email, purpose });
  const bind = (person: Person, email: string, token: string) => person.post('/bind', { email, token });
  const email = async (person: Person) => (await person.get('/api/user/info')).json.data?.email;

  /** Confirms by the code that is mailed to those who have no password. */
  function confirmByMail(person: Person): void {
    person.confirmBy = async () => {
      platform.later(61);
      await person.post('/api/user/prove/code');
      return { code: await code((await email(person)) as unknown as string) };
    };
  }

  /** The token for a call, which the person has confirmed. */
  async function tokenFor(person: Person, path: string): Promise<string> {
    person.confirms = false;
    const { action } = (await person.post<{ action: string }>(path)).json.data;
    return (await person.prove(action, await person.confirmBy!())).token!;
  }

  /** Somebody who has come by a provider with the address of an account that exists. */
  async function withAddressOf(address: string, method = 'oauth'): Promise<Person> {
    platform.later(61);
    world.person.email = address;
    const person = platform.visitor();
    expect(location(await signInBy(person, method))).toBe('/bind?redirect=%2F');
    expect((await person.get('/api/user/info')).status).toBe(401);
    return person;
  }

  it.each(['oauth', 'cas2', 'third', 'workweixin'])('%s takes over no account by its address', async (method) => {
    const person = await withAddressOf('OWNER@example.com', method);
    const pending = (await person.get('/api/bind')).json.data;
    expect(pending).toEqual({ amisUser: { name: world.person.name }, email: 'owner@example.com', provider: method });
  });

  it('links with the account of an address whose code is given, and with no other', async () => {
    const person = await withAddressOf('owner@example.com');
    expect((await send(person, 'owner@example.com')).status).toBe(200);
    const token = await code('owner@example.com');
    expect((await bind(person, 'owner@example.com', '000000')).status).toBe(422);
    expect((await bind(person, 'member@example.com', token)).status).toBe(422);
    expect((await bind(person, 'owner@example.com', token)).json.data).toEqual({ redirect: '/' });
    expect(await email(person)).toBe('Owner@Example.com');
    expect((await bind(person, 'owner@example.com', token)).status).toBe(403);
    const again = platform.visitor();
    expect(location(await signInBy(again, 'oauth'))).toBe('/');
    expect(await email(again)).toBe('Owner@Example.com');
  });

  it('leaves the owner of an address the own tries, however many a stranger elsewhere has spent', async () => {
    const person = await withAddressOf('admin@example.com');
    await send(person, 'admin@example.com');
    const token = await code('admin@example.com');
    const { codes } = platform.services;
    for (let number = 0; number < 8; number += 1) {
      await codes.redeem(bindPurpose, 'admin@example.com', 'guess', { address: '198.51.100.9' });
    }
    expect((await bind(person, 'admin@example.com', token)).json.data).toEqual({ redirect: '/' });
    const [identity] = (await person.get<ListIdentitiesAnswer>('/api/user/identities')).json.data.items;
    person.confirmBy = async () => ({ password: demoPassword });
    expect((await person.post(`/api/user/identities/unlink/${identity!.id}`)).status).toBe(200);
  });

  it('counts no code that was sent for something else', async () => {
    const person = await withAddressOf('member@example.com');
    await send(person, 'member@example.com', 'login');
    expect((await bind(person, 'member@example.com', await code('member@example.com'))).status).toBe(422);
    await send(person, 'member@example.com', 'bind');
    const token = await code('member@example.com');
    expect((await platform.visitor().post('/login', { email: 'member@example.com', token })).status).toBe(422);
  });

  it('waits a quarter of an hour, in this browser alone', async () => {
    const person = await withAddressOf('member@example.com');
    await send(person, 'member@example.com');
    const token = await code('member@example.com');
    const stranger = platform.visitor();
    for (const call of [
      stranger.get('/api/bind'),
      bind(stranger, 'member@example.com', token),
      send(stranger, 'x@y.cn'),
    ]) {
      expect((await call).status).toBe(403);
    }
    platform.later(15 * 60);
    expect((await person.get('/api/bind')).json.msg).toContain('Please sign in there again');
    expect((await bind(person, 'member@example.com', token)).status).toBe(403);
  });

  it('makes the account of an address that nobody has, once it is proven', async () => {
    const person = platform.visitor();
    await signInBy(person, 'weixin');
    const address = `new-${world.person.email}`;
    await send(person, address);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => bind(person, address, await code(address))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const accounts = await platform.services.database.query
      .selectFrom('account')
      .select('name')
      .where('email', '=', address)
      .execute();
    expect(accounts).toEqual([{ name: world.person.name }]);
  });

  it('takes an address for somebody only when the provider proved it', async () => {
    world.person.more = { email_verified: false };
    const person = platform.visitor();
    expect(location(await signInBy(person, 'oauth'))).toBe('/bind?redirect=%2F');
    const { config, database } = platform.services;
    const accounts = database.query.selectFrom('account').select('id').where('email', '=', world.person.email);
    expect(await accounts.execute()).toEqual([]);
    world.person.more = { email_verified: true };
    expect(location(await signInBy(person, 'oauth'))).toBe('/');
    world.person = { id: 'no-mail', username: 'No.Mail', name: 'No Mail', email: '' };
    expect(location(await signInBy(platform.visitor(), 'oauth'))).toBe('/bind?redirect=%2F');
    const { oauth } = config;
    config.oauth = { ...oauth, emailSuffix: 'corp.example' };
    const suffixed = platform.visitor();
    expect(location(await signInBy(suffixed, 'oauth'))).toBe('/');
    config.oauth = oauth;
    expect(await email(suffixed)).toBe('no.mail@corp.example');
  });

  it("gives nobody a configured administrator's address on another system's word", async () => {
    platform.services.config.administrators.push('Boss@corp.example');
    for (const method of ['oauth', 'cas2', 'third']) {
      world.person.email = 'boss@corp.example';
      expect(location(await signInBy(platform.visitor(), method))).toBe('/bind?redirect=%2F');
    }
  });

  it('lets nobody in whose account is disabled', async () => {
    const person = platform.visitor();
    await signInBy(person, 'oauth');
    const { database } = platform.services;
    const id = (await person.get<{ id: number }>('/api/user/info')).json.data.id;
    await database.query.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    const again = platform.visitor();
    expect(location(await signInBy(again, 'oauth'))).toBe('/login?error=account-disabled');
    world.person.id = 'another';
    expect(location(await signInBy(again, 'oauth'))).toBe('/bind?redirect=%2F');
    await send(again, world.person.email);
    expect((await bind(again, world.person.email, await code(world.person.email))).status).toBe(403);
  });

  it('lists what is linked, unlinks it, and never takes the last way in away', async () => {
    const person = platform.visitor();
    await signInBy(person, 'oauth');
    const list = async () => (await person.get<ListIdentitiesAnswer>('/api/user/identities')).json.data.items;
    confirmByMail(person);
    const [only] = await list();
    const { name, email: address } = world.person;
    expect(only).toMatchObject({ provider: 'oauth', name, email: address, removable: true });
    const { config } = platform.services;
    const { authTypes } = config;
    config.authTypes = ['password', 'oauth'];
    const path = `/api/user/identities/unlink/${only!.id}`;
    expect((await list())[0]!.removable).toBe(false);
    expect((await person.post(path)).status).toBe(409);
    config.authTypes = authTypes;
    expect((await (await platform.person('member')).post(path)).status).toBe(404);
    expect((await person.post(path, undefined, { origin: 'https://evil.example' })).status).toBe(403);
    person.confirms = false;
    expect((await person.post(path)).status).toBe(403);
    expect((await list()).length).toBe(1);
    person.confirms = true;
    expect((await person.post(path)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(location(await signInBy(platform.visitor(), 'oauth'))).toBe('/bind?redirect=%2F');
  });

  it('leaves one of two ways in that are taken away at once', async () => {
    const person = platform.visitor();
    await signInBy(person, 'oauth');
    const elsewhere = await withAddressOf(world.person.email, 'third');
    await send(elsewhere, world.person.email);
    expect((await bind(elsewhere, world.person.email, await code(world.person.email))).status).toBe(200);
    const { items } = (await person.get<ListIdentitiesAnswer>('/api/user/identities')).json.data;
    const { config } = platform.services;
    const { authTypes } = config;
    config.authTypes = ['oauth', 'third'];
    confirmByMail(person);
    const calls: [string, string][] = [];
    for (const { id } of items) {
      const path = `/api/user/identities/unlink/${id}`;
      calls.push([path, await tokenFor(person, path)]);
    }
    const answers = await Promise.all(calls.map(([path, token]) => person.post(path, undefined, { 'x-proof': token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    config.authTypes = authTypes;
  });

  it('counts a password as a way in only where passwords are taken', async () => {
    const { config, database } = platform.services;
    const person = platform.visitor();
    await signInBy(person, 'oauth');
    const id = Number((await person.get('/api/user/info')).json.data['id']);
    const has = (password_hash: string | null) =>
      database.query.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
    const removable = async () =>
      (await person.get<ListIdentitiesAnswer>('/api/user/identities')).json.data.items[0]!.removable;
    const { authTypes } = config;
    await has('unused');
    config.authTypes = ['oauth'];
    expect(await removable()).toBe(false);
    config.authTypes = ['oauth', 'password'];
    expect(await removable()).toBe(true);
    await has(null);
    config.authTypes = authTypes;
  });

  it('counts a passkey as a way in where passkeys are taken, and keeps the last', async () => {
    const { config, database, now } = platform.services;
    const person = platform.visitor();
    await signInBy(person, 'oauth');
    const account_id = Number((await person.get('/api/user/info')).json.data['id']);
    const key = { credential_id: 'unused', public_key: '', relying_party: 'localhost', counter: 0, transports: '' };
    const passkey = { ...key, account_id, id: 1, name: '', created_at: now(), last_used_at: null };
    await database.query.insertInto('passkey').values(passkey).execute();
    const removable = async () =>
      (await person.get<ListIdentitiesAnswer>('/api/user/identities')).json.data.items[0]!.removable;
    const { authTypes } = config;
    config.authTypes = ['oauth'];
    expect(await removable()).toBe(false);
    config.authTypes = ['oauth', 'phone'];
    expect(await removable()).toBe(true);
    config.authTypes = ['phone'];
    confirmByMail(person);
    expect((await person.post('/api/user/passkeys/delete/1')).status).toBe(409);
    config.authTypes = ['oauth', 'phone'];
    expect((await person.post('/api/user/passkeys/delete/1')).status).toBe(200);
    config.authTypes = authTypes;
  });

  it("leaves an owner's role alone who links the company's own provider", async () => {
    const { companies, database } = platform.services;
    const acme = (await companies.findByKey('acme'))!.id;
    const email = 'admin@example.com';
    const { id } = await database.query
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const role = await companies.roleOf(acme, id);
    platform.later(61);
    world.person.email = email;
    const person = platform.visitor();
    expect(location(await signInBy(person, 'third-company', '?company=acme'))).toBe('/bind?redirect=%2F');
    await send(person, email);
    expect((await bind(person, email, await code(email))).status).toBe(200);
    expect([role, await companies.roleOf(acme, id)]).toEqual(['owner', 'owner']);
  });

  /** Nodes hear a moment later that a session has ended. */
  const isOut = (person: Person) =>
    vi.waitFor(async () => expect((await person.get('/api/user/info')).status).toBe(401));

  it("ends the link with a company's own provider, and its sessions, with the membership and with the provider", async () => {
    const { services } = platform;
    const acme = (await services.companies.findByKey('acme'))!.id;
    const arrive = async (person: Person) => location(await signInBy(person, 'third-company', '?company=acme'));
    const person = platform.visitor();
    expect([await arrive(person), await arrive(platform.visitor())]).toEqual(['/', '/']);
    const { id } = (await person.get('/api/user/info')).json.data;
    const otherWay = await services.sessions.create(Number(id), { address: '', userAgent: '' });
    expect(await endMembership(services.database, { companyId: acme, accountId: Number(id) })).toBe('ended');
    await isOut(person);
    expect(await services.sessions.find(otherWay.token)).not.toBeNull();
    const later = platform.visitor();
    expect(await arrive(later)).toBe('/bind?redirect=%2F');
    await send(later, world.person.email);
    expect((await bind(later, world.person.email, await code(world.person.email))).status).toBe(200);
    expect(await arrive(platform.visitor())).toBe('/');
    const provider = (await readCompanyProvider(services, acme))!;
    const { settings } = provider;
    await writeCompanyProvider(services, { ...provider, settings: { ...settings, logoutUrl: '' } });
    expect(await arrive(platform.visitor())).toBe('/');
    const other = { ...settings, profileUrl: `${settings.profileUrl}&other=1` };
    const inside = platform.visitor();
    expect(await arrive(inside)).toBe('/');
    await writeCompanyProvider(services, { ...provider, settings: other });
    await isOut(inside);
    expect(await arrive(platform.visitor())).toBe('/bind?redirect=%2F');
    await writeCompanyProvider(services, provider);
  });

  it("opens no session for somebody whose company's provider is removed at that moment", async () => {
    const { services } = platform;
    const acme = (await services.companies.findByKey('acme'))!.id;
    const provider = (await readCompanyProvider(services, acme))!;
    const { create } = services.sessions;
    vi.spyOn(services.sessions, 'create').mockImplementationOnce(async (...given) => {
      await removeCompanyProvider(services, acme);
      return create(...given);
    });
    const person = platform.visitor();
    expect(location(await signInBy(person, 'third-company', '?company=acme'))).toContain('provider-not-configured');
    expect((await person.get('/api/user/info')).status).toBe(401);
    await writeCompanyProvider(services, provider);
  });

  it("ends the waiting of those whom a company's own provider sent, as soon as it is removed", async () => {
    const { services } = platform;
    const acme = (await services.companies.findByKey('acme'))!.id;
    platform.later(61);
    world.person.email = 'admin@example.com';
    const person = platform.visitor();
    expect(location(await signInBy(person, 'third-company', '?company=acme'))).toBe('/bind?redirect=%2F');
    expect((await person.get('/api/bind')).status).toBe(200);
    const provider = (await readCompanyProvider(services, acme))!;
    await removeCompanyProvider(services, acme);
    expect((await person.get('/api/bind')).status).not.toBe(200);
    await writeCompanyProvider(services, provider);
    expect((await person.get('/api/bind')).status).not.toBe(200);
  });

  it('signs out at the provider, too, when it opened the session', async () => {
    const { config } = platform.services;
    config.oauth.logoutUrl = `${world.url}/oauth/logout`;
    const person = platform.visitor();
    await signInBy(person, 'oauth');
    expect((await person.post('/logout')).json.data).toEqual({ redirect: `${world.url}/oauth/logout` });
    const member = await platform.person('member');
    expect((await member.post('/logout')).json.data).toEqual({ redirect: '/logout' });
    config.oauth.logoutUrl = 'javascript:alert(1)';
    await signInBy(person, 'oauth');
    expect((await person.post('/logout')).json.data).toEqual({ redirect: '/logout' });
    config.oauth.logoutUrl = '';
  });

  it("tells a person of a link with a company's own provider, and the company of its new member", async () => {
    const acme = (await platform.services.companies.findByKey('acme'))!.id;
    const person = platform.visitor();
    await signInBy(person, 'third-company', '?company=acme');
    const { id } = (await person.get('/api/user/info')).json.data;
    const about = async (companyId?: number) =>
      (await auditOf(platform.services, companyId)).filter(({ target }) => target === String(id));
    expect(await about(acme)).toMatchObject([{ action: 'company.joined', actor_id: id, address: '127.0.0.1' }]);
    expect((await about()).map(({ action, detail }) => [action, detail])).toContainEqual([
      'identity.linked',
      { provider: 'third-company', subject: world.person.username, company: acme },
    ]);
    const told = async () =>
      (await person.get<{ items: { action: string }[] }>('/api/user/sign-ins')).json.data.items.map(
        ({ action }) => action,
      );
    expect((await told()).sort()).toEqual(['identity.linked', 'login.succeeded']);
    const [identity] = (await person.get<ListIdentitiesAnswer>('/api/user/identities')).json.data.items;
    confirmByMail(person);
    await person.post(`/api/user/identities/unlink/${identity!.id}`);
    expect(await told()).toContain('identity.unlinked');
  });

  it('writes no secret down', async () => {
    const acme = (await platform.services.companies.findByKey('acme'))!.id;
    await signInBy(platform.visitor(), 'third-company', '?company=acme');
    const all = JSON.stringify([await auditOf(platform.services), await auditOf(platform.services, acme)]);
    expect(all).toContain('identity.linked');
    expect(all).not.toMatch(/secret|bearer-|ticket=/);
  });
});
