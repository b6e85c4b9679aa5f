import { expect, it } from 'vitest';
import english from '../../../schemas/locales/en-US.json' with { type: 'json' };
import chinese from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import type { Method } from '../methods/method.ts';

/** Whatever a session, the history or the audit log may name as the way somebody came in; total, or it does not compile. */
const ways: Record<Method | 'two-step' | 'installation', true> = {
  password: true,
  email: true,
  phone: true,
  passkey: true,
  ldap: true,
  weixin: true,
  uuap: true,
  bce: true,
  baidu: true,
  oauth: true,
  workweixin: true,
  idaas: true,
  third: true,
  'third-company': true,
  cas2: true,
  feishu: true,
  dingding: true,
  'two-step': true,
  installation: true,
};

it.each(Object.keys(ways))('%s has a name in both languages', (way) => {
  for (const texts of [english, chinese] as Record<string, string>[]) {
    expect(texts[`api.method.${way}`]).toMatch(/\S/);
  }
});
