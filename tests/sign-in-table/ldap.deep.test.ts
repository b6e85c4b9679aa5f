import { afterAll, beforeAll, expect } from 'vitest';
import { onPglite } from '../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../support/demo-platform.ts';
import { type Directory, onSlapd, startDirectory } from '../support/providers/slapd.ts';
import { cell } from './cell.ts';

onSlapd(() =>
  onPglite((engine) => {
    let directory: Directory;
    let platform: DemoPlatform;
    const ann = { username: 'ann', password: 'Ann-secret1' };

    beforeAll(async () => {
      directory = await startDirectory();
      await directory.add({ uid: 'ann', cn: 'Ann', mail: 'ann@corp.example', password: ann.password });
      platform = await startDemoPlatform(engine, { environment: directory.environment });
    });
    afterAll(() => directory.stop());

    cell('ldap', 'happy path', async () => {
      const person = platform.visitor();
      const answer = await person.post('/auth/ldap', { ...ann, redirect: '/i/profile' });
      expect(answer.json.data).toEqual({ redirect: '/i/profile' });
      const info = (await person.get('/api/user/info')).json.data;
      expect(info).toMatchObject({ name: 'Ann', email: 'ann@corp.example' });
      const form = platform.visitor();
      expect((await form.postForm('/auth/ldap', { ...ann, redirect: '/i' })).headers.get('location')).toBe('/i');
      expect((await form.get('/api/user/info')).json.data.id).toBe(info.id);
    });

    cell('ldap', 'wrong secret', async () => {
      const wrong = await platform.visitor().post('/auth/ldap', { ...ann, password: 'Not-hers1' });
      const unknown = await platform.visitor().post('/auth/ldap', { ...ann, username: 'nobody' });
      expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([422, []]);
      expect(unknown.text).toBe(wrong.text);
    });

    cell('ldap', 'replay', async () => {
      const person = platform.visitor();
      await person.post('/auth/ldap', ann);
      const stolen = platform.visitor();
      for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
      await person.post('/logout');
      expect((await stolen.get('/api/user/info')).status).toBe(401);
    });

    cell('ldap', 'expired', async () => {
      const person = platform.visitor();
      await person.post('/auth/ldap', ann);
      platform.later(31 * 24 * 3600);
      expect((await person.get('/api/user/info')).status).toBe(401);
    });

    cell('ldap', 'provider down', async () => {
      const { config } = platform.services;
      const { ldap } = config;
      config.ldap = { ...ldap, url: 'ldap://127.0.0.1:9' };
      const answer = await platform.visitor().post('/auth/ldap', ann);
      const form = await platform.visitor().postForm('/auth/ldap', ann);
      config.ldap = ldap;
      expect([answer.status, answer.json.msg]).toEqual([
        502,
        'The sign-in service cannot be reached at the moment. Please try again later or sign in another way.',
      ]);
      expect(form.headers.get('location')).toBe('/login?error=provider-unavailable');
    });
  }),
);
