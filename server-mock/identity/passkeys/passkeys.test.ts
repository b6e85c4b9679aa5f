import { beforeAll, expect, it } from 'vitest';
import type { ListPasskeysAnswer } from '../../../src/types/generated/contracts/passkeys.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { Authenticator, type Behaviour } from '../../../tests/support/authenticator.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { turnOnTwoStep } from '../../../tests/support/two-step.ts';
import { demoId } from '../../operations/demo/data.ts';
import { updateAccount } from '../accounts/queries.ts';

type Offer = { options: { challenge: string } };
const cookie = 'pagewright_session';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let honest: Behaviour;
  const key = new Authenticator();

  const isSignedIn = async (person: Person) => (await person.get('/api/user/info')).status === 200;
  const listOf = async (person: Person) => (await person.get<ListPasskeysAnswer>('/api/user/passkeys')).json.data.items;

  async function make(person: Person, authenticator = key, behaviour: Partial<Behaviour> = {}) {
    const offer = await person.post<Offer>('/api/user/passkeys/options');
    const response = authenticator.create(offer.json.data.options, { ...honest, ...behaviour });
    return person.post('/api/user/passkeys/add', { response, name: 'Key' });
  }

  async function use(behaviour: Partial<Behaviour> = {}, authenticator = key, person = platform.visitor()) {
    const offer = await person.post<Offer>('/auth/passkey/options');
    const response = authenticator.get(offer.json.data.options, { ...honest, ...behaviour });
    return { person, response, answer: await person.post('/auth/passkey', { response, redirect: '/i/security' }) };
  }

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    honest = { origin: platform.base, relyingParty: '127.0.0.1' };
    const member = await platform.person('member');
    const former = member.cookies.get(cookie);
    expect((await make(member)).json.data).toMatchObject({ name: 'Key', lastUsedAt: '' });
    expect(member.cookies.get(cookie)).not.toBe(former);
  });

  it('signs in with the key alone and goes where the person wanted to be', async () => {
    const { person, answer } = await use();
    expect(answer.json).toMatchObject({ status: 0, data: { redirect: '/i/security' } });
    expect(await isSignedIn(person)).toBe(true);
    expect((await listOf(person))[0]?.lastUsedAt).not.toBe('');
    const line = (await auditOf(platform.services)).at(-1);
    expect(line).toMatchObject({ action: 'login.succeeded', actor_name: 'Member', detail: { method: 'passkey' } });
  });

  it('takes a response once', async () => {
    const { person, response } = await use();
    await person.post('/logout');
    const replay = await person.post('/auth/passkey', { response });
    expect([replay.status, await isSignedIn(person)]).toEqual([422, false]);
  });

  it.each<[string, Partial<Behaviour>]>([
    ['made on another site', { origin: 'https://evil.cn' }],
    ['for another relying party', { relyingParty: 'evil.cn' }],
    ['without the person unlocking the key', { verified: false }],
  ])('refuses a response %s', async (_what, behaviour) => {
    const { answer, person } = await use(behaviour);
    expect([answer.status, await isSignedIn(person)]).toEqual([422, false]);
  });

  it('refuses the challenge of another browser, an old one, and a key nobody has', async () => {
    const attacker = platform.visitor();
    const offer = await attacker.post<Offer>('/auth/passkey/options');
    const response = key.get(offer.json.data.options, honest);
    expect((await platform.visitor().post('/auth/passkey', { response })).status).toBe(422);
    platform.later(6 * 60);
    expect((await attacker.post('/auth/passkey', { response })).status).toBe(422);
    expect((await use({}, new Authenticator())).answer.status).toBe(422);
    expect((await platform.visitor().post('/auth/passkey', { response: {} })).status).toBe(422);
    expect((await platform.visitor().post('/auth/passkey', { response: { id: 5 } })).status).toBe(422);
  });

  it('refuses a cloned key, whose counter runs behind', async () => {
    const counting = new Authenticator();
    await make(await platform.person('owner'), counting, { counter: 5 });
    expect((await use({ counter: 6 }, counting)).answer.status).toBe(200);
    expect((await use({ counter: 6 }, counting)).answer.status).toBe(422);
  });

  it('is both steps of a two-step sign-in', async () => {
    const owner = await platform.person('owner');
    await turnOnTwoStep(owner, () => platform.services.now());
    const own = new Authenticator();
    await make(owner, own);
    const { person } = await use({}, own);
    expect(await isSignedIn(person)).toBe(true);
    await owner.post('/api/user/two-step/disable');
  });

  it('is made for a fresh challenge of this session that was confirmed, and once', async () => {
    const [person, other] = [await platform.person('admin'), await platform.person('admin')];
    const fresh = new Authenticator();
    const offer = await person.post<Offer>('/api/user/passkeys/options');
    const response = fresh.create(offer.json.data.options, honest);
    expect((await other.post('/api/user/passkeys/add', { response })).status).toBe(422);
    expect((await make(person, fresh, { verified: false })).status).toBe(422);
    expect((await make(person, fresh, { origin: 'https://evil.cn' })).status).toBe(422);
    expect((await make(person, fresh)).status).toBe(200);
    expect((await make(other, fresh)).status).toBe(409);
    person.confirms = false;
    expect((await person.post('/api/user/passkeys/options')).json.status).toBe(4031);
    expect((await person.post('/api/user/passkeys/add', { response })).status).toBe(422);
  });

  it('is renamed and deleted by its owner alone', async () => {
    const [owner, stranger] = [await platform.person('member'), await platform.person('admin')];
    const { id } = (await listOf(owner))[0]!;
    for (const path of ['rename', 'delete']) {
      expect((await stranger.post(`/api/user/passkeys/${path}/${id}`, { name: 'x' })).status).toBe(404);
    }
    expect((await owner.post(`/api/user/passkeys/rename/${id}`, { name: ' ' })).status).toBe(422);
    await owner.post(`/api/user/passkeys/rename/${id}`, { name: 'Laptop' });
    expect((await listOf(owner)).map(({ name }) => name)).toEqual(['Laptop']);
    expect((await owner.post(`/api/user/passkeys/delete/${id}`)).status).toBe(200);
    expect((await use()).answer.status).toBe(422);
    const actions = (await auditOf(platform.services)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['passkey.added', 'passkey.renamed', 'passkey.deleted']));
  });

  it('opens nothing for a disabled account', async () => {
    const { database } = platform.services;
    const id = demoId('admin@example.com');
    const own = new Authenticator();
    await make(await platform.person('admin'), own);
    await updateAccount(database, id, { disabled_at: new Date() });
    expect((await use({}, own)).answer.status).toBe(422);
    await updateAccount(database, id, { disabled_at: null });
  });

  it('does not exist where people may come through a provider alone', async () => {
    const other = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_AUTH_TYPES: 'ldap' } });
    expect((await other.visitor().post('/auth/passkey/options')).status).toBe(403);
    expect((await other.visitor().post('/auth/passkey', { response: {} })).status).toBe(403);
  });
});
