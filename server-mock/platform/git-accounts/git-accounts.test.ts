import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListGitAccountsAnswer } from '../../../src/types/generated/contracts/git-accounts.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { namedBy, pageKeyOf } from '../../../tests/support/page-person.ts';
import type { Person } from '../../../tests/support/person.ts';
import { gitKeyPlace } from '../../kernel/secrets/rotate.ts';
import { newKeyPair, readPrivateKey } from './key-pair.ts';

type Account = ListGitAccountsAnswer['items'][number];
const path = '/api/user/git/account';
const given = { gitUsername: 'ann', gitEmail: 'ann@example.com', protocolType: 'SSH' };

function ownKey() {
  const { privateKey, publicKey } = newKeyPair('own');
  return { sshPrivateKey: privateKey, sshPublicKey: publicKey };
}

const bare = (publicKey: string) => publicKey.split(' ').slice(0, 2).join(' ');

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let person: Person;

  const list = async () => (await person.get<ListGitAccountsAnswer>('/api/user/git/accounts')).json.data.items;
  const add = async (more: object = {}) => (await person.post<Account>(`${path}Add`, { ...given, ...more })).json.data;
  const rows = () => platform.services.database.query.selectFrom('git_account').selectAll().execute();

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, {
      environment: { PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true' },
    });
  });
  beforeEach(async () => {
    person = await platform.person('member');
    await platform.services.database.query.deleteFrom('git_account').execute();
  });

  it('makes an ed25519 pair that belongs together, and answers the public key alone', async () => {
    const account = await add({ desc: ' work ' });
    expect(account).toEqual({
      ...given,
      id: expect.any(Number),
      method: 'auto',
      desc: 'work',
      sshPublicKey: expect.stringMatching(/^ssh-ed25519 \S+ ann@example\.com$/),
      createdAt: expect.any(String),
    });
    expect(await list()).toEqual([account]);
    const [row] = await rows();
    const place = gitKeyPlace(row!.account_id, row!.id);
    const privateKey = platform.services.secrets.unseal(row!.private_key, place);
    expect(readPrivateKey(privateKey, given.gitEmail)?.publicKey).toBe(account.sshPublicKey);
  });

  it('keeps the private key sealed, bound to its row', async () => {
    const keys = ownKey();
    await add({ method: 'hand', ...keys });
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('PRIVATE KEY');
    const elsewhere = gitKeyPlace(row!.account_id, row!.id + 1);
    expect(() => platform.services.secrets.unseal(row!.private_key, elsewhere)).toThrow('belongs elsewhere');
    expect(JSON.stringify([await list(), await auditOf(platform.services)])).not.toContain('PRIVATE KEY');
  });

  it('takes a key that a person brings, and tells its public half when that is left out', async () => {
    const { sshPrivateKey, sshPublicKey } = ownKey();
    const account = await add({ method: 'hand', sshPrivateKey });
    expect(bare(account.sshPublicKey)).toBe(bare(sshPublicKey));
  });

  it.each([
    ['no key', () => ({}), 'sshPrivateKey'],
    ['what is no key', () => ({ sshPrivateKey: 'secret' }), 'sshPrivateKey'],
    ['a public key that is none', () => ({ ...ownKey(), sshPublicKey: 'ssh-ed25519 x' }), 'sshPublicKey'],
    ['the public key of another pair', () => ({ ...ownKey(), sshPublicKey: ownKey().sshPublicKey }), 'sshPublicKey'],
  ])('refuses %s', async (_what, keys, field) => {
    const answer = await person.post(`${path}Add`, { ...given, method: 'hand', ...keys() });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['gitUsername', ' '],
    ['gitEmail', 'nowhere'],
    ['protocolType', 'HTTPS'],
  ])('refuses %s %j', async (field, value) => {
    const answer = await person.post(`${path}Add`, { ...given, [field]: value });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
  });

  it('keeps the keys of a changed account until new ones are asked for', async () => {
    const { id, sshPublicKey } = await add();
    const update = (more: object) => person.post<Account>(`${path}Update`, { id, ...given, ...more });
    const renamed = (await update({ gitUsername: 'bob', method: 'auto', reGen: false })).json.data;
    expect(renamed).toMatchObject({ gitUsername: 'bob', sshPublicKey });
    const anew = (await update({ method: 'auto', reGen: true })).json.data;
    expect(anew.sshPublicKey).not.toBe(sshPublicKey);
    const keys = ownKey();
    const own = (await update({ method: 'hand', ...keys })).json.data;
    expect([own.method, bare(own.sshPublicKey)]).toEqual(['hand', bare(keys.sshPublicKey)]);
    expect((await update({ method: 'hand', reGen: true })).json.data.sshPublicKey).toBe(own.sshPublicKey);
  });

  it('deletes by POST alone', async () => {
    const [first, second] = [await add(), await add()];
    expect((await person.post(`${path}Delete/${first.id}`)).status).toBe(200);
    const byGet = await person.get(`${path}Delete/${second.id}`, namedBy(await pageKeyOf(person)));
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await list()).map(({ id }) => id)).toEqual([second.id]);
  });

  it('belongs to its owner: to others it is not there', async () => {
    const { id } = await add();
    const other = await platform.person('owner');
    expect((await other.get<ListGitAccountsAnswer>('/api/user/git/accounts')).json.data.items).toEqual([]);
    expect((await other.post(`${path}Update`, { id, ...given, reGen: true })).status).toBe(404);
    expect((await other.post(`${path}Delete/${id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('is written down without keys', async () => {
    const before = (await auditOf(platform.services)).length;
    const { id } = await add();
    await person.post(`${path}Update`, { id, ...given, method: 'auto', reGen: true });
    await person.post(`${path}Delete/${id}`);
    const lines = (await auditOf(platform.services)).slice(before).filter(({ action }) => action !== 'proof.given');
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['git-account.added', { id, name: given.gitUsername }],
      ['git-account.changed', { id, name: given.gitUsername }],
      ['git-account.deleted', { id, name: given.gitUsername }],
    ]);
  });

  it('does not exist without the flag', async () => {
    const other = await startDemoPlatform(engine);
    const visitor = await other.person('member');
    expect((await visitor.get('/api/user/git/accounts')).status).toBe(404);
    expect((await visitor.post(`${path}Add`, given)).status).toBe(404);
    expect((await visitor.get('/i/developer', { accept: 'text/html' })).status).toBe(404);
  });
});
