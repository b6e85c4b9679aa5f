import { describe, expect, it } from 'vitest';
import schema from '../../../schemas/contracts/configuration.schema.json' with { type: 'json' };
import type { Configuration } from '../../kernel/configuration/index.ts';
import { passwordProblem } from './check.ts';
import { daysLeft } from './expiry.ts';
import leakedPasswords from './leaked-passwords.json' with { type: 'json' };
import { brokenRule, passwordRules } from './rules.ts';

const password = {
  rules: schema.properties.password.properties.rules.default,
  description: '',
  maxAgeDays: 90,
  remindDays: 7,
};
const config: Pick<Configuration, 'password' | 'administrators'> = { password, administrators: ['boss@example.com'] };
const owner = { email: 'ann.lee@example.com', username: 'annlee', name: 'Ann Leeward', phone: '13900000000' };
const problem = (typed: string) => passwordProblem(config, typed, owner)?.key ?? null;

describe('a new password', () => {
  it.each([
    ['Tr4ils~of', null],
    ['short1!', 'api.password.length'],
    ['Password1!', 'api.password.leaked'],
    ['p@$$w0rd2024!', 'api.password.leaked'],
    ['Summer2024!', 'api.password.leaked'],
    ['1QAZ@wsx', 'api.password.leaked'],
    ['Woaini520!', 'api.password.leaked'],
    ['AnnLee#2031', 'api.password.owner'],
    ['x!ann.lee9', 'api.password.owner'],
    ['leeward#7q', 'api.password.owner'],
    ['a!13900000000', 'api.password.owner'],
  ])('%s: %s', (typed, key) => expect(problem(typed)).toBe(key));

  it('is judged by the rules before the lists, and without an owner too', () => {
    expect(problem('password')).toBe('api.password.digit');
    expect(passwordProblem(config, 'AnnLee#2031')).toBeNull();
  });

  it('takes short names for no part of a password', () => {
    expect(passwordProblem(config, 'Tr4ils~of', { name: 'Tr', username: 'of' })).toBeNull();
  });
});

it('lists as leaked only what would satisfy the default rules', () => {
  const rules = passwordRules(config);
  for (const leaked of leakedPasswords) expect([leaked, brokenRule(leaked, rules)]).toEqual([leaked, null]);
});

describe('the age of a password', () => {
  const account = {
    email: 'ann@example.com',
    super_admin: false,
    password_hash: 'x',
    password_changed_at: new Date('2030-01-01'),
    created_at: new Date('2029-01-01'),
  };
  it('counts from its last change, else from the account', () => {
    expect(daysLeft(config, account, new Date('2030-03-31'))).toBe(1);
    expect(daysLeft(config, account, new Date('2030-04-01T00:00:01'))).toBeLessThanOrEqual(0);
    expect(daysLeft(config, { ...account, password_changed_at: null }, new Date('2029-01-02'))).toBe(89);
  });
  it('does not matter for a platform administrator', () => {
    expect(daysLeft(config, { ...account, email: 'Boss@example.com' }, new Date())).toBeNull();
    expect(daysLeft(config, { ...account, super_admin: true }, new Date())).toBeNull();
  });
  it('does not matter without a password or without a limit', () => {
    expect(daysLeft(config, { ...account, password_hash: null }, new Date())).toBeNull();
    expect(daysLeft({ ...config, password: { ...password, maxAgeDays: 0 } }, account, new Date())).toBeNull();
  });
});
