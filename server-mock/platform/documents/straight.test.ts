import { describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { providerByCode, straightProvider } from './straight.ts';

const straight = (authTypes: string[], defaultAuth = '', query: Record<string, string> = {}) =>
  straightProvider({ authTypes, defaultAuth }, query);

describe('the sign-in page goes straight to a provider', () => {
  it.each(['third', 'idaas', 'oauth', 'cas2', 'third-company'])('that is the only way: %s', (type) => {
    expect(straight([type])).toBe(type);
    expect(straight([type], '', { authType: 'manual' })).toBe(type);
  });

  it.each(['email', 'password', 'ldap', 'weixin', 'uuap', 'bce', 'baidu', 'workweixin'])('but not for %s', (type) => {
    expect(straight([type], type)).toBeNull();
  });

  it('that is the default one, unless the address says manual', () => {
    expect(straight(['password', 'oauth'], 'oauth', { redirect: '/i' })).toBe('oauth');
    expect(straight(['password', 'oauth'], 'oauth', { authType: 'manual' })).toBeNull();
    expect(straight(['password', 'oauth'], 'password')).toBeNull();
    expect(straight(['password'], 'oauth')).toBeNull();
  });

  it('but not in circles, nor in safe mode', () => {
    expect(straight(['oauth'], '', { error: 'provider-denied' })).toBeNull();
    expect(straight(['oauth'], '', { safe: '1' })).toBeNull();
  });
});

it('takes a code of the standalone page for a provider where it means one that is offered', () => {
  const chosen = (authTypes: string[], query: Record<string, string>) => providerByCode({ authTypes }, query);
  expect(chosen(['password', 'cas2'], { type: '5' })).toBe('cas2');
  expect(chosen(['password'], { type: '5' })).toBeNull();
  for (const type of ['0', '1', '2', '3', '4', '6', '05', '', 'undefined'])
    expect(chosen(['password', 'oauth', 'cas2'], { type })).toBeNull();
  expect(chosen(['cas2'], { type: '5', error: 'provider-denied' })).toBeNull();
});

onOneEngine((engine) => {
  it('keeps the query string, and only the sign-in page does so', async () => {
    const environment = {
      PAGEWRIGHT_AUTH_TYPES: 'password,oauth,cas2',
      PAGEWRIGHT_DEFAULT_AUTH: 'oauth',
      PAGEWRIGHT_CONTEXT_PATH: '/platform',
    };
    const { visitor } = await startDemoPlatform(engine, { environment });
    const { status, headers } = await visitor().get('/login?redirect=%2Fi&app=crm');
    expect([status, headers.get('location')]).toEqual([302, '/platform/auth/oauth?redirect=%2Fi&app=crm']);
    expect((await visitor().get('/login?authType=manual')).status).toBe(200);
    expect((await visitor().get('/login/standalone')).status).toBe(200);
    const chosen = await visitor().get('/login/standalone?type=5&redirect=%2Fi');
    expect(chosen.headers.get('location')).toBe('/platform/auth/cas2?type=5&redirect=%2Fi&from=standalone');
    expect((await visitor().get('/resetpwd')).status).toBe(200);
  });
});
