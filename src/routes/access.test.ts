import { describe, expect, it } from 'vitest';
import type { Company, ScreenRoute, User } from '../types/start.ts';
import { checkAccess } from './access.ts';

const route = (rest: Partial<ScreenRoute>): ScreenRoute => ({
  path: '/x',
  screen: 'a/b',
  document: 'app',
  access: 'signed-in',
  title: 't',
  ...rest,
});
const user = { id: 1, isSuperAdmin: false } as User;
const admin = { id: 2, isSuperAdmin: true } as User;
const config = { disabledEntries: ['userRole'], mode: 'private' as const };
const at = (rest: object) => ({ config, user, query: {}, ...rest });

describe('checkAccess', () => {
  it('lets everybody open an anonymous page', () => {
    expect(checkAccess(route({ access: 'anonymous' }), at({ user: null }))).toBe('ok');
  });

  it('asks for a sign-in before it says anything else', () => {
    expect(checkAccess(route({}), at({ user: null }))).toBe('login');
    expect(checkAccess(route({ entry: 'userRole' }), at({ user: null }))).toBe('login');
    expect(checkAccess(route({ access: 'super-admin' }), at({ user: null }))).toBe('login');
  });

  it('keeps pages of super-admins from others', () => {
    expect(checkAccess(route({ access: 'super-admin' }), at({}))).toBe('forbidden');
    expect(checkAccess(route({ access: 'super-admin' }), at({ user: admin }))).toBe('ok');
  });

  it('keeps a company from those who are not its members', () => {
    const companies = [{ key: 'acme' }] as Company[];
    const members = route({ access: 'company-member' });
    expect(checkAccess(members, at({ companies, params: { companyKey: 'acme' } }))).toBe('ok');
    expect(checkAccess(members, at({ companies, params: { companyKey: 'globex' } }))).toBe('forbidden');
    expect(checkAccess(members, at({ params: { companyKey: 'globex' } }))).toBe('forbidden');
  });

  it("keeps a company's settings to its owner and administrators", () => {
    const settings = route({ access: 'company-admin' });
    for (const [role, verdict] of [
      ['owner', 'ok'],
      ['admin', 'ok'],
      ['member', 'forbidden'],
    ]) {
      const companies = [{ key: 'acme', role }] as Company[];
      expect(checkAccess(settings, at({ companies, params: { companyKey: 'acme' } }))).toBe(verdict);
      expect(checkAccess(settings, at({ companies, params: { companyKey: 'globex' } }))).toBe('forbidden');
    }
    expect(checkAccess(settings, at({ user: admin, params: { companyKey: 'acme' } }))).toBe('forbidden');
  });

  it('treats what is switched off as not there', () => {
    expect(checkAccess(route({ entry: 'userRole' }), at({}))).toBe('not-found');
    expect(checkAccess(route({ entry: 'userProfile' }), at({}))).toBe('ok');
    expect(checkAccess(route({ when: "${config.mode == 'saas'}" }), at({}))).toBe('not-found');
    expect(checkAccess(route({ when: "${query.show == '1'}" }), at({ query: { show: '1' } }))).toBe('ok');
    for (const quickApp of [true, false]) {
      const config = { disabledEntries: [], featureFlag: { quickApp, standaloneGitPush: false } };
      const verdict = checkAccess(route({ when: '${config.featureFlag.quickApp}' }), at({ config }));
      expect(verdict).toBe(quickApp ? 'ok' : 'not-found');
    }
  });
});
