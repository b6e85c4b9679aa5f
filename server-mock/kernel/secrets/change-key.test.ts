import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { appCode, turnOnTwoStep } from '../../../tests/support/two-step.ts';
import { demoId } from '../../operations/demo/data.ts';
import { keyId, unseal } from '../sealing/sealing.ts';
import { changeKey } from './change-key.ts';
import { storeFollowingKey } from './key-file.ts';
import { gitKeyPlace, rotateSecrets, twoStepPlace } from './rotate.ts';

const account = demoId('member@example.com');

// The tests share a platform, and each changes the key that the one before left. The server itself follows the first change.
onOneEngine((engine) => {
  let platform: DemoPlatform;
  let dataDir: string;
  let secret: string;

  const storedKey = () => readFileSync(join(dataDir, 'encryption.key'), 'utf8').trim();
  const database = () => platform.services.database;
  const sealed = async () => {
    const twoStep = await database().query.selectFrom('two_step').selectAll().executeTakeFirstOrThrow();
    const git = await database().query.selectFrom('git_account').selectAll().executeTakeFirstOrThrow();
    return [
      [twoStep.secret, twoStepPlace(account)],
      [git.private_key, gitKeyPlace(account, git.id)],
    ] as const;
  };
  const readable = async (key: string) => {
    try {
      return (await sealed()).map(([text, place]) => unseal(text, place, [key]));
    } catch {
      return null;
    }
  };

  beforeAll(async () => {
    const environment = { PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true' };
    platform = await startDemoPlatform(engine, { environment });
    dataDir = platform.dataDir;
    const person = await platform.person('member');
    ({ secret } = await turnOnTwoStep(person, () => platform.services.now()));
    const git = { gitUsername: 'ann', gitEmail: 'ann@example.com', protocolType: 'SSH' };
    await person.post('/api/user/git/accountAdd', git);
  });

  it('loses nothing wherever it is cut off, and goes on with the same key', async () => {
    const former = storedKey();
    storeFollowingKey(dataDir, 'the next key');
    expect(await readable(former)).not.toBeNull();
    await rotateSecrets(database(), [former, 'the next key'], 'the next key');
    const visitor = platform.visitor();
    await visitor.post('/auth/phone?method=password', { email: 'member', token: 'Demo123!' });
    platform.later(60);
    const code = appCode(secret, platform.services.now());
    expect((await visitor.post('/login/verify', { code })).status).toBe(200);
    expect(await changeKey(database(), { dataDir, key: former })).toBe(2);
    expect(storedKey()).toBe('the next key');
    expect(await readable('the next key')).not.toBeNull();
  });

  it('seals everything anew, and the former key opens nothing', async () => {
    const former = storedKey();
    const before = await readable(former);
    expect(await changeKey(database(), { dataDir, key: former })).toBe(2);
    expect(storedKey()).not.toBe(former);
    expect(await readable(storedKey())).toEqual(before);
    expect(await readable(former)).toBeNull();
    expect(existsSync(join(dataDir, 'encryption.key.next'))).toBe(false);
  });

  it('changes all or nothing when a secret cannot be read', async () => {
    const former = storedKey();
    const git = await database().query.selectFrom('git_account').selectAll().executeTakeFirstOrThrow();
    const become = (private_key: string) => database().query.updateTable('git_account').set({ private_key }).execute();
    await become('1.unknown.AA.AA');
    await expect(changeKey(database(), { dataDir, key: former })).rejects.toThrow('missing');
    const { secret: text } = await database().query.selectFrom('two_step').selectAll().executeTakeFirstOrThrow();
    expect(text.split('.')[1]).toBe(keyId(former));
    await become(git.private_key);
  });

  it('follows the operator’s own key by another one of theirs', async () => {
    const former = storedKey();
    writeFileSync(join(dataDir, 'encryption.key'), 'another\n');
    await expect(changeKey(database(), { dataDir, key: former })).rejects.toThrow('own key');
    expect(await changeKey(database(), { dataDir, key: former, own: 'mine' })).toBe(2);
    expect(await readable('mine')).not.toBeNull();
  });
});
