import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../../tests/support/audit.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import { type Directory, onSlapd, startDirectory } from '../../../../tests/support/providers/slapd.ts';

const special = ['li*x', 'zhang)(uid=x', 'back\\slash', '张三', 'nul-free (really)', 'a&b|c!'];

onSlapd(() => {
  let directory: Directory;
  beforeAll(async () => {
    directory = await startDirectory();
    await directory.add({ uid: 'ann', cn: 'Ann', mail: 'ann@corp.example', password: 'Ann-secret1' });
    await directory.add({ uid: 'twin', cn: 'Twin', mail: 'admin@example.com', password: 'Twin-secret1' });
    await directory.add({ uid: 'member', cn: 'Somebody', mail: 'member@example.com', password: 'Some-secret1' });
    await directory.add({ uid: 'quiet', cn: 'Quiet', password: 'Quiet-secret1' });
    const mail = ['not an address', 'many@corp.example', 'other@corp.example'];
    await directory.add({ uid: 'many', cn: 'Many', mail, password: 'Many-secret1' });
    for (const [index, uid] of special.entries()) {
      await directory.add({
        uid,
        cn: `Special ${index}`,
        mail: `special${index}@corp.example`,
        password: 'Odd-secret1',
      });
    }
  });
  afterAll(() => directory.stop());

  onOneEngine((engine) => {
    let platform: DemoPlatform;
    beforeAll(async () => {
      platform = await startDemoPlatform(engine, { environment: directory.environment });
    });
    const post = (username: string, password: string) =>
      platform.visitor().post<{ redirect: string }>('/auth/ldap', { username, password });

    it.each(special)('finds %j alone', async (uid) => {
      const person = platform.visitor();
      expect((await person.post('/auth/ldap', { username: uid, password: 'Odd-secret1' })).status).toBe(200);
      const { email } = (await person.get('/api/user/info')).json.data;
      expect(email).toBe(`special${special.indexOf(uid)}@corp.example`);
    });

    it('takes the first value that is an address', async () => {
      const person = platform.visitor();
      expect((await person.post('/auth/ldap', { username: 'many', password: 'Many-secret1' })).json.data).toEqual({
        redirect: '/',
      });
      expect((await person.get('/api/user/info')).json.data['email']).toBe('many@corp.example');
    });

    it.each(['*', 'an*', 'ann)(cn=*', '(', 'ann\\', '\\2a'])('takes %j for a name, not for a pattern', async (uid) => {
      expect((await post(uid, 'Ann-secret1')).status).toBe(422);
    });

    it.each([
      ['ann', ''],
      ['', 'Ann-secret1'],
      ['', ''],
    ])('refuses an empty name or password itself: %j %j', async (username, password) => {
      const answer = await post(username, password);
      expect([answer.status, answer.json.msg]).toEqual([422, 'The account or the password is wrong.']);
    });

    it('counts the failures of a name together, however it is spelled', async () => {
      const rule = { freeFailures: 0, firstPause: 60, longestPause: 600, memory: 900 };
      for (const name of ['quiet', 'QUIET', 'ｑｕｉｅｔ']) expect((await post(name, 'wrong')).status).toBe(422);
      const pause = await platform.services.limits.pause('failures:ldap:quiet@127.0.0.1', rule);
      expect(pause).toBeGreaterThan(120_000);
    });

    it('gives nobody an account that has one already: they prove the address first', async () => {
      expect((await post('member', 'Some-secret1')).json.data.redirect).toBe('/bind?redirect=%2F');
      expect((await post('quiet', 'Quiet-secret1')).json.data.redirect).toBe('/bind?redirect=%2F');
      expect((await post('twin', 'Twin-secret1')).json.data.redirect).toBe('/bind?redirect=%2F');
    });

    it('links an entry of the directory with the account that is signed in, on proof of both', async () => {
      const person = await platform.person('owner');
      const link = (username: string, password: string, who = person) =>
        who.post<{ outcome: string }>('/api/user/identities/link-ldap', { username, password });
      const wrong = await link('quiet', 'Wrong-secret1');
      expect([wrong.status, Object.keys(wrong.json.errors ?? {})]).toEqual([422, ['password']]);
      expect((await link('quiet', '')).status).toBe(422);
      expect((await link('quiet', 'Quiet-secret1')).json.data).toEqual({ outcome: 'linked' });
      expect((await link('quiet', 'Quiet-secret1')).json.data).toEqual({ outcome: 'already' });
      const again = platform.visitor();
      await again.post('/auth/ldap', { username: 'quiet', password: 'Quiet-secret1' });
      expect((await again.get('/api/user/info')).json.data['email']).toBe('owner@example.com');
      const other = await platform.person('member');
      expect((await link('quiet', 'Quiet-secret1', other)).status).toBe(409);
      expect((await link('quiet', 'Quiet-secret1', platform.visitor())).status).toBe(401);
      const lines = (await auditOf(platform.services)).filter(({ action }) => action.startsWith('identity.link'));
      expect(lines.slice(-4).map(({ action, detail }) => [action, (detail as { reason?: string }).reason])).toEqual([
        ['identity.link-refused', 'invalid-credentials'],
        ['identity.link-refused', 'invalid-credentials'],
        ['identity.linked', undefined],
        ['identity.link-refused', 'identity-taken'],
      ]);
      person.confirms = false;
      expect((await link('quiet', 'Quiet-secret1')).json.status).toBe(4031);
    });

    it('makes one account of twenty sign-ins at once', async () => {
      await directory.add({
        uid: `new-${engine.kind}`,
        cn: 'New',
        mail: `new-${engine.kind}@corp.example`,
        password: 'New-secret1',
      });
      const people = Array.from({ length: 20 }, () => platform.visitor());
      const body = { username: `new-${engine.kind}`, password: 'New-secret1' };
      const answers = await Promise.all(people.map((person) => person.post('/auth/ldap', body)));
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
      const ids = await Promise.all(people.map(async (person) => (await person.get('/api/user/info')).json.data.id));
      expect(new Set(ids).size).toBe(1);
    });

    it('writes successes and failures down, without what was typed', async () => {
      const before = (await auditOf(platform.services)).length;
      await post('ann', 'Ann-secret1');
      await post('ann', 'Typo-secret1');
      const lines = (await auditOf(platform.services)).slice(before);
      expect(lines.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['identity.linked', 'login.succeeded', 'login.failed']),
      );
      expect(
        lines.every(
          ({ detail }) =>
            (detail as { provider?: string; method?: string }).provider === 'ldap' ||
            (detail as { method?: string }).method === 'ldap',
        ),
      ).toBe(true);
      expect(JSON.stringify(lines)).not.toContain('secret1');
    });

    it.each([
      ['its own password is wrong', () => ({ bindCredentials: 'wrong' })],
      ['the base does not exist', () => ({ searchBase: 'dc=elsewhere' })],
      [
        'the directory turns to TLS with a certificate that nobody vouches for',
        () => ({ url: directory.url.replace('ldap:', 'ldap+starttls:') }),
      ],
      ['the directory does not speak TLS', () => ({ url: directory.url.replace('ldap:', 'ldaps:') })],
    ])('says calmly that it does not work when %s', async (_, change) => {
      const { config } = platform.services;
      const { ldap } = config;
      config.ldap = { ...ldap, ...change() };
      const answer = await post('ann', 'Ann-secret1');
      config.ldap = ldap;
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([502, []]);
    });
  });
});
